import type { RinkRecord } from '../../../shared/contract/rinks/rinks.ts';
import { historyStep } from '../../store/history/record.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Step } from '../../platform/table/transaction.ts';
import { changeStep, rinksById } from '../../store/rinks/repository.ts';

interface Read {
  readonly id: string;
  readonly version: number;
}

/**
 * The rinks of a change of several, as they were read.
 * @throws {ApiError} NotFound for one that never was; VersionConflict with the names of those that changed
 */
export async function rinksRead(read: readonly Read[]): Promise<RinkRecord[]> {
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
export function setActive(rinks: readonly RinkRecord[], active: boolean, by: string, at: Date): Step[] {
  const deed = active ? 'activated' : 'deactivated';
  return rinks.flatMap((rink) => [
    changeStep(rink, { active, version: rink.version + 1 }),
    historyStep({ of: { subject: 'rink', id: rink.id }, deed, by, at }),
  ]);
}
