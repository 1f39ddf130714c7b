import type { FeedKind } from '../../../shared/contract/schedule/publicSchedule.ts';
import { calendarFile, type CalendarEvent } from '../../../shared/domain/calendar/calendarFile.ts';
import { shiftDay } from '../../../shared/domain/registration/shiftedDays.ts';
import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { newToken, tokenHash } from '../../platform/linkToken.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import {
  feedOfLink,
  feedsOfAccount,
  removeFeed,
  replaceFeed,
  type StoredFeed,
} from '../../store/calendarFeeds/repository.ts';
import { competitionsIn, type StoredCompetition } from '../../store/competitions/repository.ts';
import { withRink } from '../../store/competitions/withRinks.ts';
import { fullAddress } from '../../../shared/domain/competitions/placeName.ts';
import { countAttempt } from '../throttling/attempts.ts';
import { FEED_TEXTS } from './feedTexts.ts';
import { ownEvents } from './ownEvents.ts';
import { loadOwnSchedule } from './ownSchedule.ts';

/** Days after a competition for which feeds still have it. */
const KEPT_DAYS = 30;

/** The feeds that an account has; links are stored as hashes only. */
export async function listFeeds(accountId: string) {
  const feeds = await feedsOfAccount(accountId);
  return feeds.map(({ kind, createdAt }) => ({ kind, createdAt }));
}

/**
 * Makes the link of a feed. The account's link of that kind before no longer works.
 * @throws {ApiError} TooManyAttempts; Busy
 */
export async function createFeed(accountId: string, kind: FeedKind, now: Date) {
  await countAttempt({ what: 'feedsByAccount', who: accountId, account: accountId }, now);
  const token = newToken();
  const createdAt = now.toISOString();
  await replaceFeed({ type: 'calendarFeed', accountId, kind, tokenHash: tokenHash(token), createdAt });
  const url = `${environment('PUBLIC_ORIGIN')}/api/calendar-feeds/${token}/calendar.ics`;
  return { kind, createdAt, url };
}

export const revokeFeed = (accountId: string, kind: FeedKind) => removeFeed(accountId, kind);

/**
 * The calendar of a feed's link: what is published of competitions that go on or ended in the last 30 days.
 * @throws {ApiError} NotFound for a link that is unknown or revoked
 */
export async function loadFeed(token: string, now: Date): Promise<string> {
  const feed = await feedOfLink(tokenHash(token));
  const account = feed && (await findAccount(feed.accountId));
  if (!feed || !account?.active) throw new ApiError('NotFound');
  const since = shiftDay(now.toISOString().slice(0, 10), -KEPT_DAYS);
  const competitions = (await competitionsIn('published')).filter(({ endDate }) => endDate >= since);
  const owner = { accountId: account.id, coachId: account.coachId ?? null };
  const events = await Promise.all(competitions.map((one) => eventsOfCompetition(one, feed, owner)));
  return calendarFile(events.flat(), { changedAt: feed.createdAt, sequence: 0 }, FEED_TEXTS.names[feed.kind]);
}

async function eventsOfCompetition(
  competition: StoredCompetition,
  { kind }: StoredFeed,
  owner: Parameters<typeof loadOwnSchedule>[1],
): Promise<CalendarEvent[]> {
  const own = await loadOwnSchedule(competition.id, owner);
  if (own.schedule.publishedAt === null) return [];
  const { rink } = await withRink(competition);
  return ownEvents(kind, own, {
    address: fullAddress(rink),
    url: `${environment('PUBLIC_ORIGIN')}/admin/my-day?competition=${competition.id}`,
  });
}
