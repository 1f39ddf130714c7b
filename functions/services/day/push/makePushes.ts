import { doesSkate } from '../../../../shared/domain/day/running/startOrder.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import {
  blocksOfFlights,
  compareBlocks,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { OutboxHandler } from '../../../platform/outbox/runOutbox.ts';
import { resultsOfFlights } from '../../../store/day/results/repository.ts';
import { findCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { findPublished, publishedTracks } from '../../../store/planning/publishing/repository.ts';
import { pushWorkOf, type OccasionOf } from '../../../store/planning/push/pushWork.ts';
import { planOfTracks } from '../../planning/publishing/publishedPlan.ts';
import { touchedReaders } from '../../planning/publishing/touchedReaders.ts';
import { dayFacts, type RunningDay } from '../running/dayFacts.ts';
import { skatingFlights } from '../running/tracksOfDay.ts';
import { walkOnsOfDay } from '../running/walkOnsOfDay.ts';
import { storePushes, type ToldStart, type PushSubject } from './pushAudience.ts';

/** Finds who is told of an occasion, and stores a push for each of their devices; harmless to repeat. */
export const makePushes: OutboxHandler = async (item, { now, left }) => {
  const { competitionId, occasion } = pushWorkOf(item);
  const competition = await findCompetition(competitionId);
  if (competition?.state !== 'published') return { outcome: 'cancelled' };
  const subjects = await subjectsOf(competition, occasion, now);
  const isComplete = await storePushes(competition, subjects, { now, left });
  return isComplete ? { outcome: 'done' } : { outcome: 'later', failure: 'failed' };
};

function subjectsOf(
  competition: StoredCompetition,
  occasion: ReturnType<typeof pushWorkOf>['occasion'],
  now: Date,
): Promise<PushSubject[]> {
  if (occasion.what === 'result') return resultSubjects(competition, occasion);
  return occasion.what === 'plan'
    ? planSubjects(competition, occasion, now)
    : daySubjects(competition, occasion, now);
}

async function resultSubjects(
  { id }: StoredCompetition,
  { flightId, eventId }: OccasionOf<'result'>,
): Promise<PushSubject[]> {
  const found = (await resultsOfFlights(id, [flightId])).get(flightId);
  if (!found || found.result.posted === null) return [];
  const programmeIds = found.version.rows.map((row) => row.programmeId);
  const start = { programmeIds, eventId, surfaceId: '', date: '', time: '', from: null, judges: [] };
  return [{ about: `result ${flightId}`, kind: 'results', starts: [start] }];
}

/** Of each flight one push before it, and one of all that moved at once. */
async function daySubjects(
  { id }: StoredCompetition,
  { date, look, soon, moved }: OccasionOf<'day'>,
  now: Date,
): Promise<PushSubject[]> {
  const running = await dayFacts(id, now);
  const startsOf = (flight: { flightId: string; surfaceId: string; time: string; from: string | null }) =>
    flightStarts(running, { date, ...flight });
  const before = soon.flatMap((flight): PushSubject[] => {
    const starts = startsOf({ ...flight, from: null });
    return starts.map((start) => ({
      about: `${start.judges.length > 0 ? 'duty' : 'soon'} ${date} ${flight.flightId}`,
      kind: 'soon',
      starts: [start],
    }));
  });
  const movedStarts = moved.flatMap(startsOf);
  const after: PushSubject[] =
    movedStarts.length === 0
      ? []
      : [{ about: `moved ${date} ${String(look)}`, kind: 'moved', starts: movedStarts }];
  return [...before, ...after];
}

interface TimedFlight {
  readonly flightId: string;
  readonly surfaceId: string;
  readonly date: string;
  readonly time: string;
  readonly from: string | null;
}

/** Those who skate in a flight, and those who sit on a panel that begins with it. */
function flightStarts(running: RunningDay, timed: TimedFlight): ToldStart[] {
  const { published, day, skaters } = running;
  const { plan } = published;
  const { flightId, ...place } = timed;
  const eventId = plan.flights.find(({ id }) => id === flightId)?.eventId ?? null;
  const flight = skatingFlights({ plan, day, isEntered: (id) => skaters.has(id) })(flightId);
  const programmeIds = (flight?.order ?? []).filter((id) =>
    doesSkate({ state: flight?.stateOf(id) ?? 'expected' }),
  );
  const judges = judgesFrom(plan, flightId);
  return [
    { programmeIds, eventId, ...place, judges: [] },
    ...(judges.length > 0 ? [{ programmeIds: [], eventId: null, ...place, judges }] : []),
  ];
}

function judgesFrom(plan: RunningDay['published']['plan'], flightId: string): string[] {
  const blocks = blocksOfFlights(plan);
  const first = (flightIds: readonly string[]) =>
    flightIds.toSorted((one, other) => compareBlocks(blocks.get(one), blocks.get(other)))[0];
  return plan.panels
    .filter(({ flightIds }) => first(flightIds) === flightId)
    .flatMap(({ judges, referee }) => [...judges, referee])
    .filter((id) => id !== null);
}

/** From so many minutes on a new version of the schedule is pushed. */
const MOVED_MINUTES = 10;

/** What a new version moved to, from or within other days: of today tells who watches the day. */
async function planSubjects(
  { id, timeZone }: StoredCompetition,
  { version }: OccasionOf<'plan'>,
  now: Date,
): Promise<PushSubject[]> {
  const published = await findPublished(id);
  if (published?.version !== version) return [];
  const plan = planOfTracks(await publishedTracks(published));
  const { readers } = await touchedReaders(id, version, plan, walkOnsOfDay);
  const today = skatingDay(now, timeZone);
  const starts = readers
    .filter(({ since }) => since !== null)
    .flatMap(({ to: reader, id: readerId, moves }) =>
      moves.flatMap(({ role, programmeId, from, to, minutes }): ToldStart[] => {
        if (!from || !to || (from.date === today && to.date === today)) return [];
        if (from.surfaceId === to.surfaceId && Math.abs(minutes ?? 0) < MOVED_MINUTES) return [];
        const { surfaceId, date, start } = to;
        const place = { surfaceId, date, time: start.slice(0, 5), from: from.start.slice(0, 5) };
        if (role === 'judge' && reader === 'coach')
          return [{ programmeIds: [], eventId: null, ...place, judges: [readerId] }];
        return programmeId === null
          ? []
          : [{ programmeIds: [programmeId], eventId: eventOf(programmeId), ...place, judges: [] }];
      }),
    );
  const distinct = [...new Map(starts.map((start) => [JSON.stringify(start), start])).values()];
  return distinct.length === 0 ? [] : [{ about: `plan ${String(version)}`, kind: 'moved', starts: distinct }];
}

const eventOf = (programmeId: string) => programmeId.split('.').slice(1).join('.');
