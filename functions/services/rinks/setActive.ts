import type { RinkRecord } from '../../../shared/contract/rinks/rinks.ts';
import { historyWrite } from '../../store/history/changeRecord.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { rinksById, updateRinkWrite } from '../../store/rinks/repository.ts';

interface RinkVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * The rinks of a change of several, as they were read.
 * @throws {ApiError} NotFound for one that never was; VersionConflict with the names of those that changed
 */
export async function getUnchangedRinks(read: readonly RinkVersion[]): Promise<RinkRecord[]> {
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

/** The steps that activate or deactivate rinks, each with its record of history. */
export function setActive(
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
