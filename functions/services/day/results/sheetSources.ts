import { sheetOf } from '../../../../shared/domain/day/sheets/marks.ts';
import { isTyped, type SheetSource } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { judgeSeat } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import type { PublishedPanel } from '../../../../shared/domain/planning/published/myDuties.ts';
import type { StoredMark } from '../../../store/day/sheets/storedMarks.ts';
import { markWithPerson } from '../sheets/sheetOfSeat.ts';

/** The coach in a judge's seat; null for an open one. */
export const coachOfSeat = (panel: PublishedPanel | null, seat: string): string | null =>
  panel?.judges.find((_, index) => judgeSeat(index) === seat) ?? null;

/** Whether the judge wrote a sheet on an own device, or others typed it. */
export function sourceOfSheet(marks: readonly StoredMark[], seat: string): SheetSource {
  const sheet = sheetOf(marks.filter((mark) => mark.seat === seat).map(markWithPerson));
  return sheet.size === 0 || isTyped(sheet) ? 'paper' : 'device';
}
