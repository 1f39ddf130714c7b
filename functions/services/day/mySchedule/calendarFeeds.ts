import type { FeedKind } from '../../../../shared/contract/people/accounts/feedKinds.ts';
import { calendarFile, type CalendarEvent } from '../../../../shared/domain/core/calendar/calendarFile.ts';
import { shiftDay, utcDay } from '../../../../shared/domain/core/dates/days.ts';
import { environment } from '../../../platform/environment.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { newToken, tokenHash } from '../../../platform/linkToken.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import {
  feedOfLink,
  feedsOfAccount,
  removeFeed,
  replaceFeed,
  type StoredFeed,
} from '../../../store/people/calendarFeeds/repository.ts';
import { competitionsIn, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { withRink } from '../../../store/entering/competitions/withRinks.ts';
import { fullAddress } from '../../../../shared/domain/entering/competitions/placeName.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { FEED_TEXTS } from './feedTexts.ts';
import { myEvents } from './myEvents.ts';
import { loadMySchedule, type Owner } from './mySchedule.ts';

/** Days after a competition for which feeds still have it. */
const KEPT_DAYS = 30;

/** The feeds that an account has; links are stored as hashes only. */
export async function listFeeds(accountId: string) {
  const feeds = await feedsOfAccount(accountId);
  return feeds.map(({ kind, createdAt }) => ({ kind, createdAt }));
}

/**
 * Makes the link of a feed. The account's link of that kind before no longer works.
 * @throws {ApiError} ValidationFailed (kind, MustEnabled) for pupils or panels of an account without a coach;
 * TooManyAttempts; Busy
 */
export async function createFeed({ accountId, coachId }: Owner, kind: FeedKind, now: Date) {
  if (!canHaveFeed(kind, coachId)) throw wrongField('kind', 'MustEnabled');
  await countAttempt({ what: 'feedsByAccount', who: accountId, account: accountId }, now);
  const token = newToken();
  const createdAt = now.toISOString();
  await replaceFeed({ type: 'calendarFeed', accountId, kind, tokenHash: tokenHash(token), createdAt });
  const url = `${environment('PUBLIC_ORIGIN')}/api/calendar-feeds/${token}/calendar.ics`;
  return { kind, createdAt, url };
}

/** Pupils and panels belong to coaches. */
const canHaveFeed = (kind: FeedKind, coachId: string | null) => kind === 'family' || coachId !== null;

export const revokeFeed = (accountId: string, kind: FeedKind) => removeFeed(accountId, kind);

/**
 * The calendar of a feed's link: what is published of competitions that go on or ended in the last 30 days.
 * @throws {ApiError} NotFound for a link that is unknown or revoked, or a coach's whose account has no coach now
 */
export async function loadFeed(token: string, now: Date): Promise<string> {
  const feed = await feedOfLink(tokenHash(token));
  const account = feed && (await findAccount(feed.accountId));
  const coachId = account?.coachId ?? null;
  if (!feed || !account?.active || !canHaveFeed(feed.kind, coachId)) throw new ApiError('NotFound');
  const since = shiftDay(utcDay(now), -KEPT_DAYS);
  const competitions = (await competitionsIn('published')).filter(({ endDate }) => endDate >= since);
  const owner = { accountId: account.id, coachId };
  const events = await Promise.all(competitions.map((one) => eventsOfCompetition(one, feed, owner)));
  return calendarFile(events.flat(), { changedAt: feed.createdAt, sequence: 0 }, FEED_TEXTS.names[feed.kind]);
}

async function eventsOfCompetition(
  competition: StoredCompetition,
  { kind }: StoredFeed,
  owner: Owner,
): Promise<CalendarEvent[]> {
  const own = await loadMySchedule(competition.id, owner);
  if (own.schedule.publishedAt === null) return [];
  const { rink } = await withRink(competition);
  return myEvents(kind, own, {
    address: fullAddress(rink),
    url: `${environment('PUBLIC_ORIGIN')}/admin/my-day?competition=${competition.id}`,
  });
}
