import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import type { DraftPanels, ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { daysBetween, shiftDay } from '../../../../../shared/domain/core/dates/days.ts';
import { tracksOf } from '../../../../../shared/domain/entering/onIce/bound.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import type { DraftEdit } from '../../draft/index.ts';
import {
  keyOfTrack,
  placedBlocks,
  withBlocks,
} from '../../../../../shared/domain/planning/draft/draftBlocks.ts';

/** A schedule that still stands on days on which the competition is no more. */
export interface LeftBehind {
  readonly first: string;
  readonly last: string;
  /** By so many days every block finds open ice at its time; null where there is no such number. */
  readonly shift: number | null;
  readonly hasLocks: boolean;
}

interface Days {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Null while every day of the schedule is one of the competition. */
export function leftBehind(
  { startDate, endDate }: Days,
  problem: Pick<Problem, 'surfaces'>,
  draft: Pick<ScheduleDraft, 'tracks'>,
): LeftBehind | null {
  if (startDate === null || endDate === null) return null;
  const blocks = placedBlocks(draft);
  const dates = blocks.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || (first >= startDate && last <= endDate)) return null;
  const open = tracksOf(problem);
  const opens = new Map(open.map((track) => [keyOfTrack(track), track.opens]));
  const fits = (shift: number) =>
    blocks.every(({ surfaceId, date, start }) => {
      const from = opens.get(keyOfTrack({ surfaceId, date: shiftDay(date, shift) }));
      return from !== undefined && secondsOfTime(start) >= from;
    });
  const shifts = [...new Set(open.map(({ date }) => date))].sort().map((date) => daysBetween(first, date));
  return {
    first,
    last,
    shift: shifts.find(fits) ?? null,
    hasLocks: blocks.some(({ locked }) => locked === true),
  };
}

/** Moves the whole schedule by days. Locks come off: they hold a block on its day. */
export function shiftDays(days: number): DraftEdit {
  return (draft) => {
    const moved = placedBlocks(draft).map(({ locked: _locked, ...block }) => ({
      ...block,
      date: shiftDay(block.date, days),
    }));
    return { ...withBlocks(draft, moved), panels: shiftedPanels(draft.panels, days) };
  };
}

function shiftedPanels(panels: readonly DraftPanels[], days: number): DraftPanels[] {
  const versions = new Map(panels.map((part) => [keyOfTrack(part), part.version]));
  const moved = panels.map((part): DraftPanels => {
    const track = { surfaceId: part.surfaceId, date: shiftDay(part.date, days) };
    return { ...track, version: versions.get(keyOfTrack(track)) ?? 0, panels: part.panels };
  });
  const taken = new Set(moved.map(keyOfTrack));
  const left = panels.filter((part) => !taken.has(keyOfTrack(part)));
  return [...moved, ...left.map((part): DraftPanels => ({ ...part, panels: [] }))];
}
