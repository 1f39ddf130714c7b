import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import {
  checkWrite,
  createWrite,
  putWrite,
  replaceWrite,
  updateWrite,
} from '../../../platform/table/writes.ts';
import { coachPartition } from '../../people/coaches/keys.ts';
import { JUDGING_PREFIX, judgeKey, judgesPartition, judgingKey, panelReportKey, swapKey } from './keys.ts';
import { draftKey } from '../draft/keys.ts';
import { isAsRead } from '../draft/repository.ts';
import {
  judgeMailOf,
  judgeOf,
  reportOf,
  swapOf,
  type StoredJudge,
  type StoredJudgeMail,
  type StoredReport,
  type StoredSwap,
} from './storedJudges.ts';

export interface JudgeRecords {
  readonly judges: readonly StoredJudge[];
  readonly swaps: readonly StoredSwap[];
  readonly mails: readonly StoredJudgeMail[];
  readonly report: StoredReport | null;
}

export async function judgeRecordsOf(competitionId: string): Promise<JudgeRecords> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :judges',
    ExpressionAttributeValues: { ':judges': judgesPartition(competitionId) },
    ConsistentRead: true,
  });
  const ofType = (type: string) => items.filter((item) => item['type'] === type);
  const [report] = ofType('panelReport');
  return {
    judges: ofType('judge').map(judgeOf),
    swaps: ofType('seatSwap').map(swapOf),
    mails: ofType('notice').map(judgeMailOf),
    report: report ? reportOf(report) : null,
  };
}

/** Null for a coach who was never asked. */
export async function findJudge(competitionId: string, coachId: string): Promise<StoredJudge | null> {
  const item = await getItem(judgeKey(competitionId, coachId));
  return item ? judgeOf(item) : null;
}

/** The competitions that asked a coach. */
export async function competitionIdsOfJudge(coachId: string): Promise<string[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :coach AND begins_with(sk, :judging)',
    ExpressionAttributeValues: { ':coach': coachPartition(coachId), ':judging': JUDGING_PREFIX },
    ConsistentRead: true,
  });
  return items.map(({ competitionId }) => String(competitionId));
}

const versionConflict = () => new ApiError('VersionConflict');

/** Stores a judge over the version that was read, 0 for a new one, and lets the coach find the competition. */
export function judgeWrites(judge: StoredJudge, readVersion: number): TransactItem[] {
  const { competitionId, coachId } = judge;
  const item = { ...judgeKey(competitionId, coachId), ...judge, version: readVersion + 1 };
  if (readVersion > 0) return [replaceWrite(item, readVersion, versionConflict)];
  return [
    createWrite(item, versionConflict),
    putWrite({ ...judgingKey(coachId, competitionId), type: 'judging', competitionId }),
  ];
}

export async function storeJudges(writes: readonly TransactItem[]): Promise<void> {
  await transact(writes);
}

export const swapCreateWrite = (swap: StoredSwap): TransactItem =>
  createWrite({ ...swapKey(swap.competitionId, swap.id), ...swap }, versionConflict);

/** Answers a swap that is still proposed. */
export const swapAnswerWrite = (
  { competitionId, id }: StoredSwap,
  state: 'accepted' | 'declined' | 'cancelled',
): TransactItem =>
  updateWrite(swapKey(competitionId, id), {
    update: 'SET #state = :state',
    condition: '#state = :proposed',
    names: { '#state': 'state' },
    values: { ':state': state, ':proposed': 'proposed' },
    onConflict: () => new ApiError('NotFound'),
  });

/**
 * Stores a report over the one before, while the draft is the one that it was made of.
 * @throws {StaleDraftError} where the draft changed meanwhile
 * @throws {ApiError} VersionConflict where somebody made a report with this number first
 */
export async function storeReport(
  report: StoredReport,
  draft: Parameters<typeof isAsRead>[0],
): Promise<void> {
  const item = { ...panelReportKey(report.competitionId), ...report };
  const write =
    report.number === 1
      ? createWrite(item, versionConflict)
      : putWrite(item, {
          condition: '#number = :before',
          names: { '#number': 'number' },
          values: { ':before': report.number - 1 },
          onConflict: versionConflict,
        });
  await transact([write, checkWrite(draftKey(report.competitionId), isAsRead(draft))]);
}
