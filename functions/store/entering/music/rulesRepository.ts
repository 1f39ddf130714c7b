import * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite, replaceWrite } from '../../../platform/table/writes.ts';
import { changeHistoryWrites } from '../../core/history/changeRecord.ts';
import { unlessArchivedWrite } from '../competitions/unlessArchivedWrite.ts';
import { musicRulesKey } from './keys.ts';

const storedMusicRules = z.object({
  isCollected: z.boolean(),
  /** A UTC instant. */
  until: z.nullable(z.string()),
  takesLate: z.boolean(),
  /** Of each programme's first late file, in minor units; competitions of earlier versions had none. */
  lateFee: z._default(z.number(), 0),
  licence: z.nullable(z.string()),
  version: z.number(),
});

export type StoredMusicRules = z.output<typeof storedMusicRules>;

const NONE: StoredMusicRules = {
  isCollected: false,
  until: null,
  takesLate: false,
  lateFee: 0,
  licence: null,
  version: 0,
};

export const musicRulesItem = (competitionId: string, rules: StoredMusicRules) => ({
  ...musicRulesKey(competitionId),
  type: 'musicRules',
  ...rules,
});

/** The rules of a competition; version 0 where nobody has ever set them. */
export async function musicRulesOf(competitionId: string): Promise<StoredMusicRules> {
  const item = await getItem(musicRulesKey(competitionId));
  return item ? storedMusicRules.parse(item) : NONE;
}

/**
 * Stores the rules over the version that was read, unless the competition is archived.
 * @throws {ApiError} VersionConflict; CompetitionArchived
 */
export async function replaceMusicRules(
  competitionId: string,
  before: StoredMusicRules,
  after: StoredMusicRules,
  author: { readonly by: string; readonly at: Date },
): Promise<void> {
  const item = musicRulesItem(competitionId, after);
  const conflict = () => new ApiError('VersionConflict');
  await transact([
    before.version === 0 ? createWrite(item, conflict) : replaceWrite(item, before.version, conflict),
    unlessArchivedWrite(competitionId),
    ...changeHistoryWrites({
      of: { subject: 'competition', id: competitionId },
      subject: 'musicRules',
      action: 'changed',
      ...author,
      before: { ...before },
      after: { ...after },
    }),
  ]);
}
