import * as z from 'zod/mini';
import { USUAL_SPARE_PERCENT } from '../../../../shared/domain/day/awards/medals.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem } from '../../../platform/table/read.ts';
import { unlessArchivedWrite } from '../../entering/competitions/unlessArchivedWrite.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite, replaceWrite } from '../../../platform/table/writes.ts';
import { awardsKey } from './keys.ts';

const storedAwards = z.object({
  version: z.number(),
  sparePercent: z.number(),
  background: z.nullable(z.string()),
  ordered: z.nullable(
    z.object({
      /** A UTC instant. */
      at: z.string(),
      /** The name as it was then. */
      by: z.string(),
      medals: z.array(z.number()),
    }),
  ),
});

export type StoredAwards = z.output<typeof storedAwards>;

const NO_AWARDS: StoredAwards = {
  version: 0,
  sparePercent: USUAL_SPARE_PERCENT,
  background: null,
  ordered: null,
};

export async function awardsOf(competitionId: string): Promise<StoredAwards> {
  const item = await getItem(awardsKey(competitionId));
  return item ? storedAwards.parse(item) : NO_AWARDS;
}

/**
 * Stores them over the version that was read, unless the competition is archived.
 * @throws {ApiError} VersionConflict; CompetitionArchived
 */
export async function replaceAwards(
  competitionId: string,
  before: StoredAwards,
  after: StoredAwards,
): Promise<void> {
  const item = { ...awardsKey(competitionId), type: 'awards', ...after };
  const conflict = () => new ApiError('VersionConflict');
  await transact([
    before.version === 0 ? createWrite(item, conflict) : replaceWrite(item, before.version, conflict),
    unlessArchivedWrite(competitionId),
  ]);
}
