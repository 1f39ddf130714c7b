import type { DraftBlock, ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import type { PlacedBlock } from './planOfDraft.ts';

/** Of a day of a surface. */
export interface TrackId {
  readonly surfaceId: string;
  readonly date: string;
}

export const keyOfTrack = ({ surfaceId, date }: TrackId): string => `${date} ${surfaceId}`;

/** A flight's block is the flight's wherever it goes; any other block is named by where it is. */
export function keyOfBlock({ flightId, kind, start, surfaceId, date }: PlacedBlock): string {
  return flightId === undefined ? `${kind} ${date} ${surfaceId} ${start}` : `flight ${flightId}`;
}

export const endOf = ({ start, seconds }: Pick<DraftBlock, 'start' | 'seconds'>): number =>
  secondsOfTime(start) + seconds;

export const placedBlocks = ({ tracks }: Pick<ScheduleDraft, 'tracks'>): PlacedBlock[] =>
  tracks.flatMap(({ surfaceId, date, blocks }) => blocks.map((block) => ({ ...block, surfaceId, date })));

/** The blocks of a track by start. */
export function blocksOn(blocks: readonly PlacedBlock[], { surfaceId, date }: TrackId): PlacedBlock[] {
  return blocks
    .filter((block) => block.surfaceId === surfaceId && block.date === date)
    .sort((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start));
}

/** The draft with these blocks and no others; tracks whose blocks stay are the same objects. */
export function withBlocks<Draft extends Pick<ScheduleDraft, 'tracks'>>(
  draft: Draft,
  blocks: readonly PlacedBlock[],
): Draft {
  const byTrack = Map.groupBy(blocks, keyOfTrack);
  const known = new Set(draft.tracks.map(keyOfTrack));
  const fresh = [...byTrack]
    .filter(([key]) => !known.has(key))
    .flatMap(([, [first]]) =>
      first ? [{ surfaceId: first.surfaceId, date: first.date, version: 0, blocks: [] }] : [],
    );
  return {
    ...draft,
    tracks: [...draft.tracks, ...fresh].map((track) => {
      const own = blocksOn(byTrack.get(keyOfTrack(track)) ?? [], track).map(toDraftBlock);
      return contentOf(track.blocks) === contentOf(own) ? track : { ...track, blocks: own };
    }),
  };
}

const contentOf = (blocks: readonly DraftBlock[]) => JSON.stringify(blocks.map(toDraftBlock));

function toDraftBlock({ start, seconds, kind, flightId, title, locked }: DraftBlock): DraftBlock {
  return {
    start,
    seconds,
    kind,
    ...(flightId === undefined ? {} : { flightId }),
    ...(title === undefined ? {} : { title }),
    ...(locked ? { locked } : {}),
  };
}
