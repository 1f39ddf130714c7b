import {
  movedWords,
  resultWords,
  soonWords,
  type PushedStart,
} from '../../../../shared/domain/day/push/pushTexts.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { DAY_SECONDS, shiftDay, startOfDay } from '../../../../shared/domain/core/dates/days.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { clockText } from '../../../../shared/domain/core/dates/venueClock.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import type { PushText } from '../../../platform/push/sendPush.ts';
import { findMessage } from '../../../store/day/messages/repository.ts';
import type { PushItem, PushStart } from '../../../store/day/push/pushRepository.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { singleLine } from '../../core/mail/mailText.ts';
import { publishedSkaterOf } from '../../planning/published/publishedSkaters.ts';
import { entryIdOf } from '../../planning/publishing/touchedReaders.ts';
import { pushedMessage } from './pushedMessage.ts';

/** Programmes whose names are looked up: a push shows three of them. */
const MOST_NAMED = 12;
const CONCURRENCY = 4;
const LONGEST_TITLE = 120;
const LONGEST_BODY = 600;

/**
 * What a push says, by the names that are published now: initials where a family published initials, and nobody whom an
 * account only follows once public lists have initials.
 * @returns null where nobody of it is left
 */
export async function composePush(
  push: PushItem,
  competition: StoredCompetition,
  now: Date,
): Promise<Omit<PushText, 'tag'> | null> {
  if (push.kind === 'messages') return composeMessage(push, competition);
  const followed = new Set(push.followed);
  const ids = push.starts.flatMap(({ programmeIds }) => programmeIds).slice(0, MOST_NAMED);
  const named = await mapInParallel(ids, CONCURRENCY, async (id) => {
    const entry = await entryById(entryIdOf(id));
    const event = entry?.events.find((one) => id === `${entry.id}.${one.id}`);
    if (!entry || isErased(entry) || entry.state === 'withdrawn' || event?.state !== 'confirmed') return [];
    const { name, rink } = publishedSkaterOf(entry, event.partnered);
    if (rink === null && followed.has(id)) return [];
    const label = singleLine(eventLabel(event.format, event.level));
    return [[id, { name: singleLine(name), event: label }] as const];
  });
  const skaters = new Map(named.flat());
  const ice = await findIce(competition.id);
  const surfaces = new Map(ice?.surfaces.map(({ id, name }) => [id, name]));
  const starts = push.starts.flatMap((start): PushedStart[] => {
    const shown = start.programmeIds.flatMap((id) => skaters.get(id) ?? []);
    if (start.programmeIds.length > 0 && shown.length === 0) return [];
    return [
      {
        names: shown.map(({ name }) => name),
        ...timesOf(start, competition, now),
        surface: singleLine(surfaces.get(start.surfaceId) ?? ''),
        event: shown[0]?.event ?? '',
      },
    ];
  });
  const [first] = starts;
  if (!first) return null;
  const words = wordsOf(push, starts, first, singleLine(competition.name));
  return {
    title: words.title.slice(0, LONGEST_TITLE),
    body: words.body.slice(0, LONGEST_BODY),
    path: pathOf(push, competition.id),
  };
}

async function composeMessage(
  { messageId = '' }: PushItem,
  competition: StoredCompetition,
): Promise<Omit<PushText, 'tag'> | null> {
  const message = await findMessage(competition.id, messageId);
  return message && { ...pushedMessage(competition, message), path: myDayPath(competition.id) };
}

const myDayPath = (competitionId: string): PushText['path'] =>
  `/admin/my-day?competition=${encodeURIComponent(competitionId)}`;

function wordsOf(
  { kind }: PushItem,
  starts: readonly PushedStart[],
  first: PushedStart,
  competition: string,
) {
  if (kind === 'results') return resultWords(first.names, first.event, competition);
  return kind === 'soon' ? soonWords(first, competition) : movedWords(starts, competition);
}

function timesOf(
  { date, time, from }: PushStart,
  { timeZone }: StoredCompetition,
  now: Date,
): Pick<PushedStart, 'time' | 'from' | 'day'> {
  if (time === '') return { time, from, day: null };
  const seconds = secondsOfTime(time);
  const isToday = date === skatingDay(now, timeZone);
  return {
    time: clockText(seconds, timeZone),
    from: from === null ? null : clockText(secondsOfTime(from), timeZone),
    day: isToday ? null : dayText(shiftDay(date, Math.floor(seconds / DAY_SECONDS))),
  };
}

let days: Intl.DateTimeFormat | undefined;

/** "Sat, 9 January" */
function dayText(date: string): string {
  days ??= new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return days.format(startOfDay(date));
}

/** A page of the account for its own starts, the public one for those that it follows. */
function pathOf({ accountId, kind, starts, followed }: PushItem, competitionId: string): PushText['path'] {
  const id = encodeURIComponent(competitionId);
  if (kind === 'results') {
    const event = starts[0]?.eventId ?? '';
    return `/competitions/${id}/results?event=${encodeURIComponent(event)}`;
  }
  const isFollowing = starts.every(
    ({ programmeIds }) => programmeIds.length > 0 && programmeIds.every((one) => followed.includes(one)),
  );
  return accountId === null || isFollowing ? `/competitions/${id}/live` : myDayPath(competitionId);
}
