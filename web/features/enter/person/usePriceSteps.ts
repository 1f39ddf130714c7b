import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import {
  firstEntrySteps,
  freeSteps,
  type LadderSteps,
  sharesPriceSteps,
} from '../../../../shared/domain/fees/priceSteps.ts';
import { skaterIdentity } from '../../../../shared/domain/skaters/nameOrder.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { queryOf } from '../../../api/queries.ts';
import { useSession } from '../../../session/useSession.ts';

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

interface Typed extends Person {
  readonly partner?: Person;
}

/** Where the prices of a new entry begin. */
export interface PriceStepsControl {
  /** The steps that are free for who is typed; null where an entry's prices are its own. */
  readonly free: LadderSteps | null;
  /** The family's entry of the same skater in the competition, to which events can be added. */
  readonly entry: Entry | null;
  /** What a refused submit says of it: another account has entered the skater. */
  readonly learn: (thrown: unknown, values: object) => void;
}

/**
 * The steps of the ladder that are left for whoever is typed, by the family's own entries of skaters,
 * and by what a refused submit has said of all others. Drawn anew when another entry is found only, not at each letter of a name.
 */
export function usePriceSteps<Values extends FieldValues>(
  kind: 'individual' | 'dance',
  competition: Pick<Competition, 'id'>,
  form: Form,
  isNew: boolean,
  methods: UseFormReturn<Values>,
): PriceStepsControl {
  const { user } = useSession();
  const isShared = isNew && sharesPriceSteps(kind, form);
  const isAsked = isShared && user?.role === 'SKATER';
  const own = useQuery({
    ...queryOf('listMyEntries', { query: { kind: 'individual' } }),
    enabled: isAsked,
  });
  const [learnt, setLearnt] = useState<{ readonly of: string; readonly free: LadderSteps } | null>(null);
  const entries = (own.data ?? []).filter(
    ({ competitionId, state }) => competitionId === competition.id && state !== 'withdrawn',
  );
  const find = (values: object) => {
    const people = peopleOf(values);
    return {
      ids: people.map((person) => entries.filter((entry) => isOf(entry, person)).map(({ id }) => id)),
      isLearnt: learnt?.of === identitiesOf(people),
    };
  };
  // It only says when to look again: what is found changes with what is loaded and learnt, too.
  useWatch({ control: methods.control, compute: (values) => JSON.stringify(find(values)) });
  const { ids, isLearnt } = find(methods.getValues());
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = ids.map((own) => freeSteps(own.map((id) => byId.get(id)?.steps ?? null)));
  const free = isLearnt && learnt ? learnt.free : firstEntrySteps(known);
  const entry = (ids[0] ?? []).map((id) => byId.get(id)).find((one) => one?.kind === kind);
  return {
    free: isShared ? free : null,
    entry: isShared ? (entry ?? null) : null,
    learn: (thrown, values) => {
      if (isApiError(thrown) && thrown.free)
        setLearnt({ of: identitiesOf(peopleOf(values)), free: thrown.free });
    },
  };
}

/** Who is typed: the fields carry the wire's names. */
function peopleOf(values: object): Person[] {
  const { fullName, birthdate, partner } = values as Typed;
  return [{ fullName, birthdate }, ...(partner && partner.fullName.trim() !== '' ? [partner] : [])];
}

const identityOf = ({ fullName, birthdate }: Person) => skaterIdentity(fullName, birthdate);
const identitiesOf = (people: readonly Person[]) => people.map(identityOf).join('\n');

const isOf = ({ skater }: Entry, person: Person) =>
  skater !== null && identityOf(skater) === identityOf(person);
