import * as z from 'zod/mini';
import {
  judgingRulesFields,
  type JudgingRules,
} from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { unlessArchivedWrite } from '../competitions/unlessArchivedWrite.ts';
import { DEFAULT_JUDGING_RULES } from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, deleteWrite, replaceWrite } from '../../../platform/table/writes.ts';
import { changeHistoryWrites } from '../../core/history/changeRecord.ts';
import { judgingRulesKey } from './keys.ts';

const storedJudgingRules = z.object({ rules: z.object(judgingRulesFields), version: z.number() });

/** The rules of a competition; version 0 where it has the defaults. */
export type StoredJudgingRules = z.output<typeof storedJudgingRules>;

export async function judgingRulesOf(competitionId: string): Promise<StoredJudgingRules> {
  const item = await getItem(judgingRulesKey(competitionId));
  return item ? storedJudgingRules.parse(item) : { rules: DEFAULT_JUDGING_RULES, version: 0 };
}

export const judgingRulesItem = (competitionId: string, stored: StoredJudgingRules) => ({
  ...judgingRulesKey(competitionId),
  type: 'judgingRules',
  ...stored,
});

/** For the transaction that creates the competition. */
export const judgingRulesCreateWrite = (competitionId: string, rules: JudgingRules): TransactItem =>
  createWrite(judgingRulesItem(competitionId, { rules, version: 1 }));

export const judgingRulesDeleteWrite = (competitionId: string): TransactItem =>
  deleteWrite(judgingRulesKey(competitionId));

/**
 * Stores the rules of a competition over the version that was read, unless it is archived.
 * @throws {ApiError} VersionConflict; CompetitionArchived
 */
export async function replaceJudgingRules(
  competitionId: string,
  before: StoredJudgingRules,
  after: StoredJudgingRules,
  author: { readonly by: string; readonly at: Date },
): Promise<void> {
  const item = judgingRulesItem(competitionId, after);
  const conflict = () => new ApiError('VersionConflict');
  await transact([
    before.version === 0 ? createWrite(item, conflict) : replaceWrite(item, before.version, conflict),
    unlessArchivedWrite(competitionId),
    ...changeHistoryWrites({
      of: { subject: 'competition', id: competitionId },
      subject: 'judgingRules',
      action: 'changed',
      ...author,
      before: recorded(before.rules),
      after: recorded(after.rules),
    }),
  ]);
}

/** Penalties by their labels and systems by their events, as an organiser reads them. */
const recorded = ({ penalties, system, eventSystems, ...rules }: JudgingRules) => ({
  ...rules,
  penalties: Object.fromEntries(penalties.map(({ label, tenths }) => [label, tenths])),
  system: Object.values(system).join(' '),
  eventSystems: Object.fromEntries(
    eventSystems.map(({ eventId, system: own }) => [eventId, Object.values(own).join(' ')]),
  ),
});
