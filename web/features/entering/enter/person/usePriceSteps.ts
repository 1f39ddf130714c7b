import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { LadderSteps } from '../../../../../shared/contract/core/ladderSteps.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Form, EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { skaterIdentity } from '../../../../../shared/domain/core/nameOrder.ts';
import { countsTowardsFamilyCap, familyRoom } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import {
  firstEntrySteps,
  freeSteps,
  sharesPriceSteps,
} from '../../../../../shared/domain/entering/fees/priceSteps.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useSession } from '../../../../session/useSession.ts';
import type { EntryFormKind, EntryValues, NamedPerson, PriceSteps } from '../form/entryFormKind.ts';

/**
 * The price steps that are left for the people of a new entry: by the family's other entries of them, and
 * by what a refused submit says about entries of other accounts. Draws anew only when another entry is
 * found, not at each letter of a name.
 */
export function usePriceSteps(
  kind: EntryFormKind,
  competition: Pick<Competition, 'id'>,
  form: Form,
  isNew: boolean,
  methods: UseFormReturn<EntryValues>,
): PriceSteps {
  const { user } = useSession();
  const isShared = isNew && sharesPriceSteps(kind.kind, form);
  const isAsked = isShared && user?.role === 'SKATER';
  const own = useQuery({
    ...requestQuery('listMyEntries', { query: { kind: 'individual' } }),
    enabled: isAsked,
  });
  const familyRoom = useFamilyRoom(kind.kind, competition, form, isNew);
  const [learnt, setLearnt] = useState<{ readonly of: string; readonly free: LadderSteps } | null>(null);
  const entries = (own.data ?? []).filter(
    ({ competitionId, state }) => competitionId === competition.id && state !== 'withdrawn',
  );
  const find = (values: EntryValues) => {
    const people = kind.people(values);
    return {
      ids: people.map((person) => entries.filter((entry) => isOf(entry, person)).map(({ id }) => id)),
      isLearnt: learnt?.of === identitiesOf(people),
    };
  };
  // Only a signal to draw: the result also changes with loaded entries and with `learn`.
  useWatch({ control: methods.control, compute: (values) => JSON.stringify(find(values)) });
  const { ids, isLearnt } = find(methods.getValues());
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = ids.map((own) => freeSteps(own.map((id) => byId.get(id)?.steps ?? null)));
  const free = isLearnt && learnt ? learnt.free : firstEntrySteps(known);
  const entry = (ids[0] ?? []).map((id) => byId.get(id)).find((one) => one?.kind === kind.kind);
  return {
    free: isShared ? free : null,
    familyRoom: familyRoom.room,
    entry: isShared ? (entry ?? null) : null,
    learn: (thrown, values) => {
      familyRoom.learn(thrown);
      if (isApiError(thrown) && thrown.free)
        setLearnt({ of: identitiesOf(kind.people(values)), free: thrown.free });
    },
  };
}

const identityOf = ({ fullName, birthdate }: NamedPerson) => skaterIdentity(fullName, birthdate);
const identitiesOf = (people: readonly NamedPerson[]) => people.map(identityOf).join('\n');

const isOf = ({ skater }: Entry, person: NamedPerson) =>
  skater !== null && identityOf(skater) === identityOf(person);

interface FamilyRoom {
  /** Minor units; null without a cap. */
  readonly room: number | null;
  /** Takes over what a refused submit says: another entry of the family was made meanwhile. */
  readonly learn: (thrown: unknown) => void;
}

/** The rest of the form's family cap for a new entry, after the family's other entries. */
function useFamilyRoom(
  kind: EntryKind,
  { id: competitionId }: Pick<Competition, 'id'>,
  { familyCap = null }: Form,
  isNew: boolean,
): FamilyRoom {
  const { user } = useSession();
  const isCapped = isNew && familyCap !== null && countsTowardsFamilyCap(kind);
  const enabled = isCapped && user?.role === 'SKATER';
  const skaters = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'individual' } }), enabled });
  const couples = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'dance' } }), enabled });
  const [learnt, setLearnt] = useState<number | null>(null);
  const others = [...(skaters.data ?? []), ...(couples.data ?? [])]
    .filter((entry) => entry.competitionId === competitionId)
    .map(({ totalPrice }) => totalPrice);
  return {
    room: isCapped ? (learnt ?? familyRoom(familyCap, others)) : null,
    learn: (thrown) => {
      if (isApiError(thrown) && thrown.familyRoom !== null) setLearnt(thrown.familyRoom);
    },
  };
}
