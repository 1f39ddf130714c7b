import { ApiError } from '../../platform/errors/apiError.ts';
import { competitionsById } from '../../store/competitions/repository.ts';

/**
 * Does a change of several competitions; where it is refused because somebody changed one of them
 * since it was read, the refusal names all that are no longer of the version that was read.
 * @throws {ApiError} VersionConflict with `changed`, and what the change throws
 */
export async function withChangedNames(
  competitions: readonly { readonly id: string; readonly version: number }[],
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VersionConflict') throw error;
    const ids = competitions.map(({ id }) => id);
    const stored = await competitionsById(ids, true);
    const changed = competitions.flatMap(({ id, version }) => {
      const now = stored.get(id);
      return now && now.version !== version ? [{ id, name: now.name }] : [];
    });
    throw new ApiError('VersionConflict', { changed, cause: error });
  }
}
