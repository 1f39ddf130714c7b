import {
  initialRemaining,
  type CompetitionLimits,
  type Remaining,
} from '../../../../../shared/domain/entering/capacity/limits.ts';
import { wrongField } from '../../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { putWrite, updateWrite } from '../../../../platform/table/writes.ts';
import { competitionCounterItem } from '../../../../store/entering/capacity/counters.ts';
import { totalKey } from '../../../../store/keys.ts';

/** The counter of a competition's own limits, for the transaction that publishes it; none without such limits. */
export function initialCounterWrites(competitionId: string, limits: CompetitionLimits): TransactItem[] {
  const left = initialRemaining(limits);
  if (Object.keys(left).length === 0) return [];
  return [putWrite(competitionCounterItem(competitionId, left))];
}

/** A change of one of a competition's limits. */
interface LimitChange {
  readonly counter: keyof Remaining;
  readonly field: keyof CompetitionLimits;
  /** The rest of the limit while no entry is stored, before and after; undefined without the limit. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

function limitChanges(before: CompetitionLimits, after: CompetitionLimits): LimitChange[] {
  const [from, to] = [initialRemaining(before), initialRemaining(after)];
  const changes = [
    { counter: 'entriesLeft', field: 'capacity', from: from.entriesLeft, to: to.entriesLeft },
    { counter: 'iceSecondsLeft', field: 'iceMinutes', from: from.iceSecondsLeft, to: to.iceSecondsLeft },
  ] as const;
  return changes.filter((change) => change.from !== change.to);
}

/** The limits that a change adds or removes, which is possible only while nobody is entered. */
export function addedOrRemovedLimits(
  before: CompetitionLimits,
  after: CompetitionLimits,
): (keyof CompetitionLimits)[] {
  return limitChanges(before, after)
    .filter(isAddedOrRemoved)
    .map(({ field }) => field);
}

const isAddedOrRemoved = ({ from, to }: LimitChange) => from === undefined || to === undefined;

/**
 * Changes what is left by the difference of the limits, for the transaction that changes the competition.
 * Race: entries come in at the same moment. A raised or lowered limit stays right, because only the difference
 * is added; a limit is added or removed only while no entry counts.
 * Refusal: ValidationFailed, capacity or iceMinutes MustEnabled, for a limit that entries count against.
 */
export function limitChangeWrites(
  competitionId: string,
  before: CompetitionLimits,
  after: CompetitionLimits,
): TransactItem[] {
  const changes = limitChanges(before, after);
  if (changes.length === 0) return [];
  const parts = changes.map(counterUpdate);
  const updates = (['ADD', 'SET', 'REMOVE'] as const).flatMap((verb) => {
    const clauses = parts.filter((part) => part.verb === verb).map(({ clause }) => clause);
    return clauses.length === 0 ? [] : [`${verb} ${clauses.join(', ')}`];
  });
  return [
    updateWrite(totalKey(competitionId), {
      update: updates.join(' '),
      condition: parts.map(({ condition }) => condition).join(' AND '),
      values: Object.fromEntries(parts.flatMap(({ values }) => Object.entries(values))),
      returnStored: true,
      onConflict: (found) => {
        const isUsed = ({ counter, from = 0 }: LimitChange) => Number(found?.[counter]?.N ?? 0) < from;
        const addedOrRemoved = changes.filter(isAddedOrRemoved);
        const refused = addedOrRemoved.find(isUsed) ?? addedOrRemoved[0];
        return wrongField(refused?.field ?? 'capacity', 'MustEnabled');
      },
    }),
  ];
}

/**
 * The update of one counter. Removing a limit requires that all of it is left. Lowering one below its usage
 * makes the counter negative: entries keep their places, and no other entry gets one.
 */
function counterUpdate({ counter, from, to }: LimitChange) {
  if (from === undefined) {
    const condition = `attribute_not_exists(${counter})`;
    return { verb: 'SET', clause: `${counter} = :${counter}`, condition, values: { [`:${counter}`]: to } };
  }
  if (to === undefined) {
    const condition = `${counter} = :${counter}`;
    return { verb: 'REMOVE', clause: counter, condition, values: { [`:${counter}`]: from } };
  }
  return {
    verb: 'ADD',
    clause: `${counter} :${counter}`,
    condition: `attribute_exists(${counter})`,
    values: { [`:${counter}`]: to - from },
  };
}
