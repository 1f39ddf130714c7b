import type { DayRuns, RunFlight } from '../../../../../shared/contract/day/running/dayRuns.ts';
import type { CompetitionMusic, MusicFile } from '../../../../../shared/contract/entering/music/music.ts';
import type { SurfaceDay } from '../surfaceDay.ts';

/** What a device keeps of a day, so that the desk goes on after a reload without a network. */
export interface DeskDay {
  readonly runs: DayRuns;
  /** Null for who may see titles only. */
  readonly music: CompetitionMusic | null;
}

/** A programme as the desk plays it. */
export interface DeskProgramme {
  readonly programmeId: string;
  /** In the start order as it skates now; null for who does not skate. */
  readonly order: number | null;
  readonly name: string;
  readonly sayAs: string;
  readonly title: string;
  /** Of the programme. */
  readonly seconds: number;
  readonly state: RunFlight['starters'][number]['state'];
  readonly file: MusicFile | null;
}

export interface DeskFlight {
  readonly flight: RunFlight;
  readonly programmes: readonly DeskProgramme[];
}

/** The flights that are on the ice or to come, in the order in which they skate. */
export function deskFlights({ now, next, later }: SurfaceDay, music: CompetitionMusic | null): DeskFlight[] {
  const files = new Map((music?.programmes ?? []).map(({ programmeId, file }) => [programmeId, file]));
  const flights = [...(now ? [now] : []), ...(next ? [next] : []), ...later];
  return flights.map((flight) => ({
    flight,
    programmes: flight.starters.map(({ musicTitle, ...starter }) => ({
      ...starter,
      title: musicTitle,
      file: files.get(starter.programmeId) ?? null,
    })),
  }));
}

export const isOut = ({ state }: Pick<DeskProgramme, 'state'>): boolean =>
  state === 'scratched' || state === 'noShow';

/** Who is to be played next: the first that skates, has not been played, and stands after `last`. */
export function nextToPlay(
  flights: readonly DeskFlight[],
  played: ReadonlySet<string>,
  last: string | null = null,
): DeskProgramme | null {
  const all = flights.flatMap(({ programmes }) => programmes);
  const from = all.findIndex(({ programmeId }) => programmeId === last) + 1;
  return all.slice(from).find((one) => !isOut(one) && !played.has(one.programmeId)) ?? null;
}

/** The files of the whole day, for all surfaces: a desk may have to stand in for the other. */
export function filesOfDay({ runs, music }: DeskDay): MusicFile[] {
  const starters = runs.runs.flatMap(({ flights }) => flights.flatMap((flight) => flight.starters));
  const today = new Set(starters.filter((one) => !isOut(one)).map(({ programmeId }) => programmeId));
  const files = (music?.programmes ?? []).flatMap(({ programmeId, file }) =>
    file !== null && today.has(programmeId) ? [file] : [],
  );
  return [...new Map(files.map((file) => [file.fileId, file])).values()];
}
