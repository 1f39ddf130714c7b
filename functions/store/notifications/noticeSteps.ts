import type { StoredCompetition } from '../competitions/repository.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { noticeMailKey, unsentIndexKey } from '../keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { Step } from '../../platform/table/transaction.ts';
import { noticeKey, type Notice, type StoredNotice, type Told } from './notice.ts';
import { recipientsOf } from './recipients.ts';

/** An entry, as it is after the change, and what its people are told of it. */
export interface News {
  readonly entry: StoredEntry;
  readonly notice: Notice;
  /** Where it is at hand; otherwise it is read when the mail is sent. */
  readonly competition?: StoredCompetition;
}

/** The notices of one piece of news: one for each who is told. */
export function noticesOfNews({ entry, notice }: News, now: Date): StoredNotice[] {
  return recipientsOf(entry, notice).map((to) => stored({ entry, notice }, to, now));
}

function stored({ entry, notice }: News, to: Told, now: Date): StoredNotice {
  return {
    type: 'notice',
    key: noticeKey(entry, notice, to),
    entryId: entry.id,
    accountId: entry.accountId,
    competitionId: entry.competitionId,
    to,
    notice,
    at: now.toISOString(),
    sentAt: null,
    failure: null,
  };
}

/**
 * What the transaction of a change carries, so that whoever has to be told of it is on record with the
 * change itself: one write for each who is told, at most three. `sendNotices` comes after it.
 */
export function noticeSteps(news: News, now: Date): Step[] {
  return noticesOfNews(news, now).map((one) => ({
    write: {
      Put: {
        TableName: tableName(),
        Item: noticeItem(one),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    refusal: () => new ApiError('VersionConflict'),
  }));
}

/** While it is not sent it stands in the index of its competition, where the organiser finds it. */
export function noticeItem(notice: StoredNotice) {
  const { entryId, key, competitionId, at } = notice;
  return {
    ...noticeMailKey(entryId, key),
    ...(notice.sentAt === null && unsentIndexKey(competitionId, at, entryId, key)),
    ...notice,
  };
}
