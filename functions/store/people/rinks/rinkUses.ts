import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { rinkKey, rinkUseKey } from '../../keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, createWrite, deleteWrite, updateWrite } from '../../../platform/table/writes.ts';

/**
 * A use that keeps a rink from being removed: a competition or draft held there, a head coach assigned to it, or a competition's
 * entries from it (then the id is the competition's).
 */
export interface StoredRinkUse {
  readonly kind: 'competition' | 'headCoach' | 'entries';
  readonly id: string;
}

/**
 * The writes that move a use from one rink to another; none if the rink stays the same. A rink counts its
 * uses and can be deleted only while it has none.
 * @param field gets the refusal MustEnabled when the new rink is deleted or inactive
 */
export function moveRinkUseWrites(
  use: StoredRinkUse,
  from: string | null,
  to: string | null,
  field: string,
): TransactItem[] {
  if (from === to) return [];
  const refusals = {
    unfit: () => wrongField(field, 'MustEnabled'),
    counted: () => new ApiError('VersionConflict'),
  };
  return [
    ...(to === null ? [] : addRinkUseWrites(to, use, 'active', refusals)),
    ...(from === null ? [] : removeRinkUseWrites(from, use)),
  ];
}

/** Checks that a rink chosen earlier is still active, when a draft is published. */
export function rinkActiveCheck(rinkId: string, field: string): TransactItem {
  return checkWrite(rinkKey(rinkId), {
    condition: ACTIVE,
    names: { '#active': 'active' },
    values: { ':no': false },
    onConflict: () => wrongField(field, 'MustEnabled'),
  });
}

const ACTIVE = 'attribute_exists(pk) AND NOT #active = :no';

interface Refusals {
  /** The rink is gone, or not active where it must be. */
  readonly unfit: () => Error;
  /** Another call has counted this use in the meantime. */
  readonly counted: () => Error;
}

/**
 * Counts a use once.
 * @param requiredState `there` accepts an inactive rink, `active` does not
 */
export function addRinkUseWrites(
  rinkId: string,
  use: StoredRinkUse,
  requiredState: 'there' | 'active',
  { unfit, counted }: Refusals,
): TransactItem[] {
  const mustBeActive = requiredState === 'active';
  return [
    createWrite(rinkUseItem(rinkId, use), counted),
    updateWrite(rinkKey(rinkId), {
      update: 'ADD #uses :one',
      condition: mustBeActive ? ACTIVE : 'attribute_exists(pk)',
      names: { '#uses': 'uses', ...(mustBeActive && { '#active': 'active' }) },
      values: { ':one': 1, ...(mustBeActive && { ':no': false }) },
      onConflict: unfit,
    }),
  ];
}

function removeRinkUseWrites(rinkId: string, { kind, id }: StoredRinkUse): TransactItem[] {
  return [
    deleteWrite(rinkUseKey(rinkId, kind, id)),
    updateWrite(rinkKey(rinkId), {
      update: 'ADD #uses :less',
      condition: 'attribute_exists(pk)',
      names: { '#uses': 'uses' },
      values: { ':less': -1 },
      onConflict: () => new ApiError('VersionConflict'),
    }),
  ];
}

export function rinkUseItem(rinkId: string, { kind, id }: StoredRinkUse) {
  return { ...rinkUseKey(rinkId, kind, id), type: 'rinkUse', kind, id };
}

/** Whether this use of a rink is counted. */
export async function isRinkUsed(rinkId: string, { kind, id }: StoredRinkUse): Promise<boolean> {
  return (await getItem(rinkUseKey(rinkId, kind, id))) !== undefined;
}
