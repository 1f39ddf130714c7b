import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { type Span, tracksOf } from '../../../../../shared/domain/entering/onIce/bound.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { closedSpans } from '../../../../../shared/domain/planning/ice/closedIce.ts';
import { type TrackId, endOf, keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';

/** A day of a surface on the board, in seconds since the venue's midnight. */
export interface BlockColumn extends TrackId {
  readonly key: string;
  readonly opens: number;
  readonly closes: number;
  /** When others have the ice. */
  readonly closed: readonly Span[];
  /** False where the ice was closed after blocks had been put there. */
  readonly isOpen: boolean;
}

/** The tracks of a problem, and those that hold blocks though they are closed now, by date. */
export function blockColumns(
  problem: Pick<Problem, 'surfaces' | 'fixed'>,
  { tracks }: Pick<ScheduleDraft, 'tracks'>,
): BlockColumn[] {
  const open = tracksOf(problem).map((track): BlockColumn => ({
    ...track,
    key: keyOfTrack(track),
    closed: closedSpans(problem, track),
    isOpen: true,
  }));
  const keys = new Set(open.map(({ key }) => key));
  const left = tracks
    .filter((track) => track.blocks.length > 0 && !keys.has(keyOfTrack(track)))
    .map(({ surfaceId, date, blocks }): BlockColumn => {
      const opens = Math.min(...blocks.map(({ start }) => secondsOfTime(start)));
      const closes = Math.max(...blocks.map(endOf));
      return {
        surfaceId,
        date,
        key: keyOfTrack({ surfaceId, date }),
        opens,
        closes,
        closed: [],
        isOpen: false,
      };
    });
  return [...open, ...left].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
}
