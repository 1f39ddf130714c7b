import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Rink } from '../../../shared/contract/rinks.ts';
import type { User } from '../../../shared/contract/users.ts';
import { queryOf } from '../../api/queries.ts';
import type { Option } from '../../ui/Select.tsx';

export interface Bonds {
  readonly rinks: readonly Rink[];
  readonly competitions: readonly Option[];
  /** The rink or the competition of an account; '' where it has none, or while it is not known. */
  readonly nameOf: (user: Pick<User, 'rinkId' | 'competitionId'>) => string;
}

/** What accounts can be bound to: every rink, every competition that is not over. */
export function useBonds(): Bonds {
  const { data: rinks } = useQuery(queryOf('listRinks'));
  const { data: competitions } = useQuery(queryOf('listCompetitions', { query: { state: 'published' } }));
  const { data: archived } = useQuery(queryOf('listCompetitions', { query: { state: 'archived' } }));
  return useMemo(() => {
    const everyName = new Map(
      [...(rinks ?? []), ...(competitions ?? []), ...(archived ?? [])].map(({ id, name }) => [id, name]),
    );
    return {
      rinks: rinks ?? [],
      competitions: (competitions ?? []).map(({ id, name }) => ({ value: id, label: name })),
      nameOf: ({ rinkId, competitionId }) => everyName.get(rinkId ?? competitionId ?? '') ?? '',
    };
  }, [rinks, competitions, archived]);
}
