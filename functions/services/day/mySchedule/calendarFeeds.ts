import type { FeedKind } from '../../../../shared/contract/people/accounts/feedKinds.ts';
import { calendarFile, type CalendarEvent } from '../../../../shared/domain/core/calendar/calendarFile.ts';
import { shiftDay, utcDay } from '../../../../shared/domain/core/dates/days.ts';
import { familyOf } from '../../../platform/http/session.ts';
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
import type { FeedPlan } from './feedPlan.ts';
import { loadMySchedule, type Owner } from './mySchedule.ts';
import { loadRinkSchedule } from './rinkSchedule.ts';

/** Whose feed it is. */
interface FeedOwner extends Owner {
  /** A head coach's; null for everybody else. */
  readonly rinkId: string | null;
}

/** Days after a competition for which feeds still have it. */
const KEPT_DAYS = 30;

/** The feeds that an account has; links are stored as hashes only. */
export async function listFeeds(accountId: string) {
  const feeds = await feedsOfAccount(accountId);
  return feeds.map(({ kind, createdAt }) => ({ kind, createdAt }));
}

/**
 * Makes the link of a feed. The account's link of that kind before no longer works.
 * @throws {ApiError} ValidationFailed (kind, MustEnabled) for pupils or panels of an account without a coach, or
 * for a rink of one that is no head coach's; TooManyAttempts; Busy
 */
export async function createFeed(owner: FeedOwner, kind: FeedKind, now: Date) {
  const { accountId } = owner;
  if (!canHaveFeed(kind, owner)) throw wrongField('kind', 'MustEnabled');
  await countAttempt({ what: 'feedsByAccount', who: accountId, account: accountId }, now);
  const token = newToken();
  const createdAt = now.toISOString();
  await replaceFeed({ type: 'calendarFeed', accountId, kind, tokenHash: tokenHash(token), createdAt });
  const url = `${environment('PUBLIC_ORIGIN')}/api/calendar-feeds/${token}/calendar.ics`;
  return { kind, createdAt, url };
}

/** Pupils and panels belong to coaches, a rink to its head coach. */
function canHaveFeed(kind: FeedKind, { coachId, rinkId }: FeedOwner): boolean {
  if (kind === 'rink') return rinkId !== null;
  return kind === 'family' || coachId !== null;
}

export const revokeFeed = (accountId: string, kind: FeedKind) => removeFeed(accountId, kind);

/**
 * The calendar of a feed's link: what is published of competitions that go on or ended in the last 30 days.
 * @throws {ApiError} NotFound for a link that is unknown or revoked, or whose account is no coach, or no head coach, now
 */
export async function loadFeed(token: string, now: Date): Promise<string> {
  const feed = await feedOfLink(tokenHash(token));
  const account = feed && (await findAccount(feed.accountId));
  if (!feed || !account?.active) throw new ApiError('NotFound');
  const owner = {
    accountId: familyOf(account),
    coachId: account.coachId ?? null,
    rinkId: account.role === 'HEAD_COACH' ? account.rinkId : null,
  };
  if (!canHaveFeed(feed.kind, owner)) throw new ApiError('NotFound');
  const since = shiftDay(utcDay(now), -KEPT_DAYS);
  const competitions = (await competitionsIn('published')).filter(({ endDate }) => endDate >= since);
  const events = await Promise.all(competitions.map((one) => eventsOfCompetition(one, feed, owner)));
  return calendarFile(events.flat(), { changedAt: feed.createdAt, sequence: 0 }, FEED_TEXTS.names[feed.kind]);
}

async function eventsOfCompetition(
  competition: StoredCompetition,
  { kind }: StoredFeed,
  owner: FeedOwner,
): Promise<CalendarEvent[]> {
  const own = await planOf(kind, competition.id, owner);
  if (own.schedule.publishedAt === null) return [];
  const { rink } = await withRink(competition);
  const page = kind === 'rink' ? 'rink-day' : 'my-day';
  return myEvents(kind, own, {
    address: fullAddress(rink),
    url: `${environment('PUBLIC_ORIGIN')}/admin/${page}?competition=${competition.id}`,
  });
}

async function planOf(kind: FeedKind, competitionId: string, owner: FeedOwner): Promise<FeedPlan> {
  if (kind !== 'rink') return loadMySchedule(competitionId, owner);
  const { schedule, ...plan } = await loadRinkSchedule(competitionId, owner.rinkId);
  return { ...plan, schedule: { ...schedule, appointments: schedule.starts, duties: [] } };
}
