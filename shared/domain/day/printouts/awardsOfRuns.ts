import { proposeCeremonies } from '../awards/ceremonies.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import type { PrintoutFacts, PrintedBlock } from './printoutFacts.ts';
import { runsOfTrack, printedTracks } from './printoutTexts.ts';
import { clockText } from '../../core/dates/venueClock.ts';

/** By the last flight of each run, when its medals are given as the printout has the times. */
export function awardsOfRuns(facts: PrintoutFacts): ReadonlyMap<PrintedBlock, string> {
  return new Map(printedTracks(facts).flatMap((track) => [...awardsOfTrack(track, facts)]));
}

function awardsOfTrack(
  track: readonly PrintedBlock[],
  facts: PrintoutFacts,
): ReadonlyMap<PrintedBlock, string> {
  const runs = runsOfTrack(track, facts).flatMap(([, run]) => {
    const [first, last] = [run[0], run.at(-1)];
    return first?.flight && last ? [{ id: first.flight.id, flights: run.length, last }] : [];
  });
  const ceremonies = proposeCeremonies(
    runs.map(({ id, flights, last }) => ({
      id,
      flights,
      surfaceId: last.surfaceId,
      end: secondsOfTime(last.start) + last.seconds,
      movedTo: null,
      hasNoIce: false,
    })),
    track
      .filter(({ kind }) => kind === 'ceremony')
      .map(({ surfaceId, start }) => ({ surfaceId, start: secondsOfTime(start) })),
  );
  return new Map(
    runs.flatMap(({ id, last }) => {
      const ceremony = ceremonies.get(id);
      return ceremony ? [[last, clockText(ceremony.start, facts.timeZone)] as const] : [];
    }),
  );
}
