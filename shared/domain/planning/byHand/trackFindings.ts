import type { Block, PlanFinding, Flight, Problem } from '../../../contract/core/planningFiles.ts';
import { needsLunch, openingSpans, type Span, tracksOf, type Track } from '../../entering/onIce/bound.ts';
import { flightSeconds } from '../flightLength.ts';
import { closedSpans } from '../ice/closedIce.ts';
import { isFreshAfter, isPause, secondsOnIce } from '../iceUse.ts';
import { programmesOf } from '../planFacts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { keyOfPlace } from './blockSpans.ts';

/** A finding with the blocks that it is about, by their indexes in the plan. */
export interface BoardFinding extends PlanFinding {
  readonly blocks: readonly number[];
}

/** A block on its track, in seconds since the venue's midnight. */
interface Laid {
  readonly index: number;
  readonly block: Block;
  readonly from: number;
  readonly until: number;
}

/**
 * Findings that only a change by hand can bring about on a track. `overlap`: two blocks upon each other. `closed`: a block on a
 * day without opening hours, before them, or while others have the ice. `iceRun`: more ice than the rule allows without a resurfacing. `lunch`: it
 * begins outside its window; `noLunch`: the track goes on after the window without one. `tooShort`: a block lasts less
 * than its flight.
 */
export function trackFindings(
  problem: Problem,
  flights: readonly Flight[],
  blocks: readonly Block[],
): BoardFinding[] {
  const tracks = new Map(tracksOf(problem).map((track) => [keyOfPlace(track), track]));
  const laid = blocks.map((block, index): Laid => {
    const from = secondsOfTime(block.start);
    return { index, block, from, until: from + block.seconds };
  });
  const byTrack = Map.groupBy(laid, ({ block }) => keyOfPlace(block));
  return [
    ...[...byTrack].flatMap(([key, own]) => {
      const track = tracks.get(key);
      const onTrack = own.toSorted((one, other) => one.from - other.from);
      const closed = track ? closedSpans(problem, track) : [];
      return [
        ...overlaps(onTrack),
        ...closedFindings(track, onTrack, closed),
        ...longRuns(problem, onTrack, closed),
        ...(track ? lunches(problem, { ...track, closed }, onTrack) : []),
      ];
    }),
    ...shortBlocks(problem, flights, laid),
  ];
}

function overlaps(onTrack: readonly Laid[]): BoardFinding[] {
  let last: Laid | undefined;
  return onTrack.flatMap((laid): BoardFinding[] => {
    const before = last;
    if (!before || before.until < laid.until) last = laid;
    if (!before || before.until <= laid.from) return [];
    const seconds = Math.min(before.until, laid.until) - laid.from;
    return [findingOf('overlap', 'hard', [before, laid], seconds)];
  });
}

function closedFindings(
  track: Track | undefined,
  onTrack: readonly Laid[],
  closed: readonly Span[],
): BoardFinding[] {
  if (!track) return [findingOf('closed', 'hard', onTrack, 0)];
  return onTrack.flatMap((laid): BoardFinding[] => {
    const early = Math.max(0, track.opens - laid.from);
    const within = closed.map((span) => Math.min(span.until, laid.until) - Math.max(span.from, laid.from));
    const seconds = Math.max(early, ...within);
    return seconds > 0 ? [findingOf('closed', 'hard', [laid], seconds)] : [];
  });
}

/** As the planner counts: where nobody skates, the ice does not wear, and others give it back fresh. */
function longRuns({ rules }: Problem, onTrack: readonly Laid[], closed: readonly Span[]): BoardFinding[] {
  const most = rules.iceMinutesBetweenResurfacings * 60;
  const runs: Laid[][] = [[]];
  let last = 0;
  for (const laid of onTrack) {
    const before = last;
    if (closed.some(({ from, until }) => from >= before && until <= laid.from)) runs.push([]);
    if (isFreshAfter(laid.block)) runs.push([]);
    else runs.at(-1)?.push(laid);
    last = Math.max(last, laid.until);
  }
  return runs.flatMap((run): BoardFinding[] => {
    let ice = 0;
    const beyond = run.filter(({ block }) => {
      ice += secondsOnIce(block);
      return ice > most && !isPause(block);
    });
    return beyond.length === 0 ? [] : [findingOf('iceRun', 'medium', beyond, ice - most)];
  });
}

function lunches({ rules }: Problem, track: Track, onTrack: readonly Laid[]): BoardFinding[] {
  const { lunch } = rules;
  if (!lunch) return [];
  const [from, until] = [secondsOfTime(lunch.from), secondsOfTime(lunch.until)];
  const taken = onTrack.filter(({ block }) => block.kind === 'lunch');
  const outside = taken.filter((laid) => laid.from < from || laid.from > until);
  const found = outside.map((laid) =>
    findingOf('lunch', 'medium', [laid], Math.max(from - laid.from, laid.from - until)),
  );
  const worksOn = onTrack.filter((laid) => laid.until > until && !isPause(laid.block));
  const worksBefore = onTrack.some((laid) => laid.from < from && !isPause(laid.block));
  const isNeeded = openingSpans(track).some((span) => needsLunch(span, rules));
  if (taken.length > 0 || !isNeeded || !worksBefore || worksOn.length === 0) return found;
  return [findingOf('noLunch', 'medium', worksOn.slice(0, 1), lunch.minutes * 60)];
}

function shortBlocks(problem: Problem, flights: readonly Flight[], laid: readonly Laid[]): BoardFinding[] {
  const lengths = lengthsOfFlights(problem, flights);
  return laid.flatMap((one): BoardFinding[] => {
    const seconds = lengths.get(one.block.flightId ?? '') ?? 0;
    return seconds > one.block.seconds
      ? [findingOf('tooShort', 'medium', [one], seconds - one.block.seconds)]
      : [];
  });
}

/** How long each flight is on the ice, by its id, in seconds; programmes that are no more do not count. */
export function lengthsOfFlights(
  { events, programmes }: Pick<Problem, 'events' | 'programmes'>,
  flights: readonly Flight[],
): ReadonlyMap<string, number> {
  const byId = new Map(programmes.map((programme) => [programme.id, programme]));
  const eventById = new Map(events.map((event) => [event.id, event]));
  return new Map(
    flights.map((flight) => {
      const event = eventById.get(flight.eventId);
      const own = programmesOf(flight, byId).filter(({ eventId }) => eventId === flight.eventId);
      const seconds = own.map((programme) => programme.seconds);
      return [flight.id, event ? flightSeconds(event, seconds) : 0];
    }),
  );
}

function findingOf(
  rule: string,
  severity: PlanFinding['severity'],
  laid: readonly Laid[],
  seconds: number,
): BoardFinding {
  return {
    rule,
    severity,
    skaters: [],
    coaches: [],
    flightIds: laid.flatMap(({ block }) => block.flightId ?? []),
    minutes: Math.ceil(seconds / 60),
    blocks: laid.map(({ index }) => index),
  };
}
