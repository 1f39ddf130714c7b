import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import { rinkKey, rinkUseKey } from '../keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';
import type { Step } from '../../platform/table/transaction.ts';

/**
 * Something that needs a rink: a competition (a draft too) that is held there, a head coach who
 * belongs to it, or a competition's entries from it, whose id is the competition's.
 */
export interface Use {
  readonly kind: 'competition' | 'headCoach' | 'entries';
  readonly id: string;
}

/**
 * The steps that make something use another rink than before, for the transaction that says so: the
 * rink counts its uses and is deleted only while there are none. None where it stays the same.
 * @param field where a rink that was deleted or deactivated is refused: MustEnabled
 */
export function moveRinkUse(use: Use, from: string | null, to: string | null, field: string): Step[] {
  if (from === to) return [];
  const refusals = {
    unfit: () => wrongField(field, 'MustEnabled'),
    counted: () => new ApiError('VersionConflict'),
  };
  return [
    ...(to === null ? [] : beginRinkUse(to, use, 'active', refusals)),
    ...(from === null ? [] : endRinkUse(from, use)),
  ];
}

/** That a rink can still be chosen, for what chose it earlier and becomes public now. */
export function rinkIsActive(rinkId: string, field: string): Step {
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: rinkKey(rinkId),
        ConditionExpression: ACTIVE,
        ExpressionAttributeNames: { '#active': 'active' },
        ExpressionAttributeValues: { ':no': false },
      },
    },
    refusal: () => wrongField(field, 'MustEnabled'),
  };
}

const ACTIVE = 'attribute_exists(pk) AND NOT #active = :no';

interface Refusals {
  /** The rink is gone, or not active where it must be. */
  readonly unfit: () => Error;
  /** Somebody has counted this use in the meantime. */
  readonly counted: () => Error;
}

/** Counts a use, once, of a rink that is `there`, or that can be chosen: `active`. */
export function beginRinkUse(
  rinkId: string,
  use: Use,
  rinkMustBe: 'there' | 'active',
  { unfit, counted }: Refusals,
): Step[] {
  const mustBeActive = rinkMustBe === 'active';
  return [
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: rinkUseItem(rinkId, use),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      refusal: counted,
    },
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: rinkKey(rinkId),
          UpdateExpression: 'ADD #uses :one',
          ConditionExpression: mustBeActive ? ACTIVE : 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#uses': 'uses', ...(mustBeActive && { '#active': 'active' }) },
          ExpressionAttributeValues: { ':one': 1, ...(mustBeActive && { ':no': false }) },
        },
      },
      refusal: unfit,
    },
  ];
}

function endRinkUse(rinkId: string, { kind, id }: Use): Step[] {
  return [
    { write: { Delete: { TableName: tableName(), Key: rinkUseKey(rinkId, kind, id) } } },
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: rinkKey(rinkId),
          UpdateExpression: 'ADD #uses :less',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#uses': 'uses' },
          ExpressionAttributeValues: { ':less': -1 },
        },
      },
      refusal: () => new ApiError('VersionConflict'),
    },
  ];
}

export function rinkUseItem(rinkId: string, { kind, id }: Use) {
  return { ...rinkUseKey(rinkId, kind, id), type: 'rinkUse', kind, id };
}

/** Whether this use of a rink is counted. */
export async function isRinkUsed(rinkId: string, { kind, id }: Use): Promise<boolean> {
  return (await getItem(rinkUseKey(rinkId, kind, id))) !== undefined;
}
