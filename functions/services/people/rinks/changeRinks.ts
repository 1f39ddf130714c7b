import { ulid } from 'ulidx';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import { rinksById, updateRinkWrite } from '../../../store/people/rinks/repository.ts';
import { bulkChangeWrite, lastBulkChange, markUndoneWrite } from '../../core/history/bulkChange.ts';

interface RinkVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * Activates or deactivates several rinks, all or none. Rinks that are so already are left alone, also by an undo.
 * @throws {ApiError} NotFound; VersionConflict naming the rinks that changed
 */
export async function changeRinks({ body, session, now }: Request<'changeRinks'>) {
  const active = body.action === 'activate';
  const rinks = (await getUnchangedRinks(body.rinks)).filter((rink) => rink.active !== active);
  const changeId = ulid(now.getTime());
  const changed = rinks.map(({ id, version }) => ({ id, version: version + 1 }));
  await transact([
    ...activationWrites(rinks, active, session.id, now),
    bulkChangeWrite(session.id, 'rink', { id: changeId, action: body.action, changed }),
  ]);
  return { changeId, count: rinks.length };
}

/**
 * Undoes the account's last bulk change of rinks, all or none, and once.
 * @throws {ApiError} NotFound if it is undone already or not the last; VersionConflict naming the rinks that changed
 */
export async function undoRinkChange({ params, session, now }: Request<'undoRinkChange'>) {
  const last = await lastBulkChange(session.id, 'rink');
  if (last?.id !== params.changeId || last.undone) throw new ApiError('NotFound');
  const rinks = await getUnchangedRinks(last.changed);
  await transact([
    markUndoneWrite(session.id, 'rink', last.id),
    ...activationWrites(rinks, last.action !== 'activate', session.id, now),
  ]);
  return { count: rinks.length };
}

async function getUnchangedRinks(read: readonly RinkVersion[]): Promise<RinkRecord[]> {
  const versions = new Map(read.map(({ id, version }) => [id, version]));
  const stored = await rinksById([...versions.keys()], true);
  if (stored.size < versions.size) throw new ApiError('NotFound');
  const rinks = [...stored.values()];
  const changed = rinks.filter(({ id, version }) => versions.get(id) !== version);
  if (changed.length > 0) {
    throw new ApiError('VersionConflict', { changed: changed.map(({ id, name }) => ({ id, name })) });
  }
  return rinks;
}

function activationWrites(
  rinks: readonly RinkRecord[],
  active: boolean,
  by: string,
  at: Date,
): TransactItem[] {
  const action = active ? 'activated' : 'deactivated';
  return rinks.flatMap((rink) => [
    updateRinkWrite(rink, { active, version: rink.version + 1 }),
    historyWrite({ of: { subject: 'rink', id: rink.id }, action, by, at }),
  ]);
}
