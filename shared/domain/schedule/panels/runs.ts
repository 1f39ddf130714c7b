import type { Block, Certificate, Problem } from '../../../contract/schedule/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { secondsOfTime } from '../times.ts';

/** The flights between two resurfacings: one panel judges them. */
export interface Run {
  readonly surfaceId: string;
  readonly date: string;
  readonly flightIds: readonly string[];
  /** Seconds since the venue's midnight. */
  readonly start: number;
  readonly end: number;
  /** What each judge must hold. */
  readonly certificates: readonly Certificate[];
}

/** @param flights by date and start */
export function runsOf(
  problem: Pick<Problem, 'events'>,
  flights: readonly TimedFlight[],
  blocks: readonly Block[],
): Run[] {
  const certificates = new Map(problem.events.map(({ id, certificate }) => [id, certificate]));
  const tracks = Map.groupBy(flights, ({ surfaceId, date }) => `${date} ${surfaceId}`);
  return [...tracks.values()].flatMap((onTrack) => {
    const [first] = onTrack;
    const breaks = blocks
      .filter(({ surfaceId, date }) => surfaceId === first?.surfaceId && date === first.date)
      .filter(({ kind }) => kind === 'resurfacing' || kind === 'lunch')
      .map(({ start }) => secondsOfTime(start));
    const runs = Map.groupBy(onTrack, ({ start }) => breaks.filter((time) => time <= start).length);
    return [...runs.values()].map((run): Run => {
      const needed = run.flatMap(({ flight }) => certificates.get(flight.eventId) ?? []);
      return {
        surfaceId: run[0]?.surfaceId ?? '',
        date: run[0]?.date ?? '',
        flightIds: run.map(({ flight }) => flight.id),
        start: Math.min(...run.map(({ start }) => start)),
        end: Math.max(...run.map(({ end }) => end)),
        certificates: [...new Set(needed)],
      };
    });
  });
}

const COVERS: Readonly<Record<Certificate, readonly Certificate[]>> = {
  bronze: ['bronze'],
  silver: ['bronze', 'silver'],
  gold: ['bronze', 'silver', 'gold'],
  synchro: ['synchro'],
};

/** Whether what a coach holds covers a certificate: Gold covers Silver, and Silver covers Bronze. */
export function holds(certificates: readonly Certificate[], needed: Certificate): boolean {
  return certificates.some((certificate) => COVERS[certificate].includes(needed));
}
