import type { JudgingSheet } from '../../../shared/contract/judging/sheetAnswers.ts';
import type { BodyOf } from '../../../shared/contract/types.ts';
import { cellAt, markFor, placeKey, sheetOf } from '../../../shared/domain/judging/sheets/marks.ts';
import { currentTime } from '../../clock.ts';
import { boxesOf, type TypedMarks } from './TypingGrid.tsx';

type SentMark = BodyOf<'submitMarks'>['marks'][number];

/** Marks of one call. Each has a device of its own, so that two windows never count alike. */
export interface Batch {
  readonly device: string;
  readonly marks: SentMark[];
}

/** The marks that make a sheet what was typed: one for each box that differs, and for each conflict. */
export function batchOf(sheet: JudgingSheet, typed: TypedMarks): Batch {
  const before = sheetOf(sheet.marks);
  const device = `typing-${crypto.randomUUID()}`;
  const changed = boxesOf(sheet).filter((box) => {
    const { value, isConflict } = cellAt(before, box);
    return isConflict || (typed.get(placeKey(box)) ?? null) !== value;
  });
  const marks = changed.map((box, index) => {
    const writing = {
      id: crypto.randomUUID(),
      device,
      sequence: index + 1,
      at: currentTime().toISOString(),
    };
    const { device: _device, ...mark } = markFor(before, box, typed.get(placeKey(box)) ?? null, writing);
    return { ...mark, replaces: [...mark.replaces] };
  });
  return { device, marks };
}

/** What a sheet shows, by box; conflicts are empty. */
export const marksIn = (sheet: JudgingSheet): TypedMarks =>
  new Map([...sheetOf(sheet.marks)].map(([key, { value }]) => [key, value]));
