import { wrongField } from '../../../platform/errors/apiError.ts';
import { totalKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { initialRemaining, type CompetitionLimits, type Remaining } from './competitionLimits.ts';

/** Of one limit: what is left when nobody is entered, before and after. */
interface LimitChange {
  readonly counter: keyof Remaining;
  readonly field: keyof CompetitionLimits;
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

/** The limits that a change introduces or removes: that is done only while nobody is entered. */
export function addedOrRemovedLimits(
  before: CompetitionLimits,
  after: CompetitionLimits,
): (keyof CompetitionLimits)[] {
  return limitChanges(before, after)
    .filter(({ from, to }) => from === undefined || to === undefined)
    .map(({ field }) => field);
}

/**
 * Moves what is left by as much as a limit is raised or lowered, for the transaction that changes the
 * competition. Refused: capacity or iceMinutes, MustEnabled for one that is removed when entries are in.
 */
export function limitChangeWrites(
  competitionId: string,
  before: CompetitionLimits,
  after: CompetitionLimits,
): TransactItem[] {
  const changes = limitChanges(before, after);
  if (changes.length === 0) return [];
  const parts = changes.map(splitChange);
  const updates = (['ADD', 'SET', 'REMOVE'] as const).flatMap((verb) => {
    const clauses = parts.filter((part) => part.verb === verb).map(({ clause }) => clause);
    return clauses.length === 0 ? [] : [`${verb} ${clauses.join(', ')}`];
  });
  return [
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: totalKey(competitionId),
          UpdateExpression: updates.join(' '),
          ConditionExpression: parts.map(({ condition }) => condition).join(' AND '),
          ExpressionAttributeValues: Object.assign({}, ...parts.map(({ values }) => values)) as object,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      refusal: (found) => {
        const isHeld = ({ counter, from = 0 }: LimitChange) => Number(found?.[counter]?.N ?? 0) < from;
        const removed = changes.filter(({ from, to }) => from === undefined || to === undefined);
        return wrongField((removed.find(isHeld) ?? removed[0])?.field ?? 'capacity', 'MustEnabled');
      },
    },
  ];
}

/**
 * A limit that is removed must have all left. One that is lowered below what is taken takes nothing from
 * those who are in: less than nothing is left, and nobody else gets in.
 */
function splitChange({ counter, from, to }: LimitChange) {
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
