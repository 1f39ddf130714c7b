import { ApiError } from '../../platform/errors/apiError.ts';
import type { ItemSnapshot } from '../../platform/table/transaction.ts';

/**
 * Why a write that asked for a published competition of one version was refused, by what is stored.
 * @returns {ApiError} NotFound, CompetitionArchived, else VersionConflict
 */
export function changeConflict(found: ItemSnapshot | undefined): ApiError {
  const state = found?.['state']?.S;
  if (state === undefined || state === 'draft') return new ApiError('NotFound');
  return new ApiError(state === 'archived' ? 'CompetitionArchived' : 'VersionConflict');
}
