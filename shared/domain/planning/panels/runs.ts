import type { Block, Panel, Problem } from '../../../contract/core/planningFiles.ts';
import type { Certificate } from '../../../contract/core/planningWords.ts';
import type { TimedFlight } from '../planFacts.ts';
import { isFreshAfter } from '../iceUse.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

/** The flights between two resurfacings or closed hours: one panel judges them. */
export interface Run {
  readonly surfaceId: string;
  readonly date: string;
  readonly flightIds: readonly string[];
  /** Seconds since the venue's midnight. */
  readonly start: number;
  readonly end: number;
  /** The certificates that each judge must hold. */
  readonly certificates: readonly Certificate[];
  /** The panel that was fixed for these flights: it stays as it is. */
  readonly fixed: Panel | null;
}

/**
 * The runs of a plan. Flights of a fixed panel are a run of their own, so that the panel stays as it was.
 * @param flights by date and start
 */
export function runsOf(
  { events, fixed }: Pick<Problem, 'events' | 'fixed'>,
  flights: readonly TimedFlight[],
  blocks: readonly Block[],
): Run[] {
  const certificates = new Map(events.map(({ id, certificate }) => [id, certificate]));
  const fixedPanels = new Map(
    fixed.panels.flatMap((panel, index) => panel.flightIds.map((id) => [id, { panel, index }] as const)),
  );
  const breaks = Map.groupBy(blocks.filter(isFreshAfter), trackOf);
  // The closed hours of a competition are no blocks of its schedule (decision 0323). A flight that has lost its ice stays with its panel.
  const closed = Map.groupBy(fixed.blocks.filter(isFreshAfter), trackOf);
  return [...Map.groupBy(flights, trackOf)].flatMap(([track, onTrack]) => {
    const times = [
      ...(breaks.get(track) ?? []).map(({ start }) => secondsOfTime(start)),
      ...(closed.get(track) ?? []).map(({ start, seconds }) => secondsOfTime(start) + seconds),
    ];
    const runs = Map.groupBy(onTrack, ({ flight, start }) => {
      const own = fixedPanels.get(flight.id);
      return own ? `fixed ${own.index}` : String(times.filter((time) => time <= start).length);
    });
    return [...runs.values()].map((run): Run => {
      const needed = run.flatMap(({ flight }) => certificates.get(flight.eventId) ?? []);
      return {
        surfaceId: run[0]?.surfaceId ?? '',
        date: run[0]?.date ?? '',
        flightIds: run.map(({ flight }) => flight.id),
        start: Math.min(...run.map(({ start }) => start)),
        end: Math.max(...run.map(({ end }) => end)),
        certificates: [...new Set(needed)],
        fixed: fixedPanels.get(run[0]?.flight.id ?? '')?.panel ?? null,
      };
    });
  });
}

const trackOf = ({ surfaceId, date }: { readonly surfaceId: string; readonly date: string }) =>
  `${date} ${surfaceId}`;

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
