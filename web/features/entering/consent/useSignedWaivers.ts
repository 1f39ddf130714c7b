import { useQuery } from '@tanstack/react-query';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { skaterIdentity } from '../../../../shared/domain/core/nameOrder.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useSession } from '../../../session/useSession.ts';

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

/**
 * Whether the family signed this version of the waiver for a person with an earlier entry in the competition.
 * @param version null where there is no waiver: then nothing is read
 */
export function useSignedWaivers(competitionId: string, version: string | null): (person: Person) => boolean {
  const { user } = useSession();
  const enabled = version !== null && user?.role === 'SKATER';
  const skaters = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'individual' } }), enabled });
  const couples = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'dance' } }), enabled });
  const entries = [...(skaters.data ?? []), ...(couples.data ?? [])];
  const signed = new Set(
    entries.filter((entry) => entry.competitionId === competitionId).flatMap(signedIn(version)),
  );
  return ({ fullName, birthdate }) => signed.has(skaterIdentity(fullName, birthdate));
}

const signedIn =
  (version: string | null) =>
  ({ consents = [] }: Entry) =>
    consents.flatMap(({ fullName, birthdate, waiver }) =>
      waiver?.version === version ? [skaterIdentity(fullName, birthdate)] : [],
    );
