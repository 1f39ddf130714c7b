import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { endOf, keyOfTrack, type TrackId } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';

interface ChangedEnd {
  readonly track: TrackId;
  /** When its last block ended, in seconds since the venue's midnight. */
  readonly before: number;
  readonly end: number;
}

/** The days of surfaces that a change ends at another time; those that it empties or begins have none to compare. */
export function changedEnds(
  { tracks }: Pick<ScheduleDraft, 'tracks'>,
  after: Pick<ScheduleDraft, 'tracks'>,
): ChangedEnd[] {
  const ends = new Map(tracks.map((track) => [keyOfTrack(track), lastEnd(track)]));
  return after.tracks.flatMap((track) => {
    const [before = 0, end] = [ends.get(keyOfTrack(track)), lastEnd(track)];
    const { surfaceId, date } = track;
    return before > 0 && end > 0 && end !== before ? [{ track: { surfaceId, date }, before, end }] : [];
  });
}

const lastEnd = ({ blocks }: ScheduleDraft['tracks'][number]) => Math.max(0, ...blocks.map(endOf));
