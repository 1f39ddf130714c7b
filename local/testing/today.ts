import { randomUUID } from 'node:crypto';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { venueTimeOf } from '../../shared/domain/core/dates/venueTime.ts';
import { USUAL_RULES } from '../../shared/domain/planning/ice/iceRules.ts';
import { secondsOfTime, timeOfSeconds } from '../../shared/domain/core/dates/times.ts';
import { currentTime } from '../clock.ts';
import type { Caller } from './caller.ts';
import { entryBody, type NamedRink, newCompetition, type Staged } from './competitions.ts';
import { instantIn } from './days.ts';
import { demoAccount, newFamily } from './people.ts';
import { publishDraft } from './schedules.ts';

/** At every hour it is between nine and seventeen in one of them. */
const ZONES = [
  'Pacific/Honolulu',
  'America/Denver',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
];

const clockIn = (zone: string, now: Date) => secondsOfTime(venueTimeOf(now.toISOString(), zone).slice(11));

/** A time zone in which it is neither early nor late now. */
export function middayZone(): string {
  const now = currentTime();
  const fromMidday = (zone: string) => Math.abs(clockIn(zone, now) - 13 * 3_600);
  const [zone = ''] = ZONES.toSorted((one, other) => fromMidday(one) - fromMidday(other));
  return zone;
}

export interface Today extends Staged {
  readonly params: { readonly competitionId: string };
  /** The account of all its skaters. */
  readonly email: string;
  readonly family: Caller;
  /** The programmes of each flight, in start order: `f0`, `f1` and so on. */
  readonly programmes: readonly (readonly string[])[];
}

/**
 * A published day that is today: a flight of two skaters for each number of minutes from now, ten minutes long, on the
 * first surface.
 * @param rink of all skaters
 */
export async function newToday(
  minutes: readonly number[],
  names: readonly string[] = ['Main ice'],
  rink: NamedRink = {},
): Promise<Today> {
  const admin = await demoAccount('superadmin');
  const now = currentTime();
  const timeZone = middayZone();
  const date = dayIn(now, timeZone);
  const dates = { startDate: date, endDate: date, date, timeZone, openUntil: instantIn(1 / 24) };
  const staged = await newCompetition(dates);
  const params = { competitionId: staged.competition.id };
  const days = [{ date, opens: '00:00', closes: '24:00' }];
  const surfaces = names.map((name, index) => ({ id: 'abc'.charAt(index), name, days }));
  await admin.data('updateIce', { params, body: { surfaces, rules: USUAL_RULES, version: 0 } });
  const email = `family-${randomUUID()}@test.example`;
  const family = await newFamily(email);
  for (let skater = 0; skater < 2 * minutes.length; skater++)
    await family.data('submitIndividualEntry', { body: { ...entryBody(staged, 1), ...rink } });
  const { problem } = await admin.data('getScheduleProblem', { params });
  const ids = problem.programmes.map(({ id }) => id);
  const flights = minutes.map((_, index) => ({
    id: `f${String(index)}`,
    programmes: ids.slice(2 * index, 2 * index + 2),
  }));
  const blocks = minutes.map((after, index) => ({
    start: timeOfSeconds(clockIn(timeZone, now) + 60 * after),
    seconds: 600,
    kind: 'flight' as const,
    flightId: `f${String(index)}`,
  }));
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation: 0,
      events: [{ eventId: problem.events[0]?.id ?? '', version: 0, isFrozen: false, flights }],
      tracks: [{ surfaceId: 'a', date, version: 0, blocks }],
    },
  });
  await publishDraft(admin, params);
  return { ...staged, params, email, family, programmes: flights.map(({ programmes }) => programmes) };
}
