import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { cellAt, markFor, placeKey, sheetOf } from '../../../../shared/domain/day/sheets/marks.ts';
import type { Difference } from '../../../../shared/domain/day/sheets/secondTyping.ts';
import { currentTime } from '../../../clock.ts';
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

/** The marks of a second person where the first reading was wrong. */
export function correctionsOf(differences: readonly Difference[]): Batch {
  const marks = differences.map(({ programmeId, column, second, replaces }, index) => ({
    id: crypto.randomUUID(),
    programmeId,
    column,
    value: second,
    sequence: index + 1,
    at: currentTime().toISOString(),
    replaces: [...replaces],
  }));
  return { device: `typing-${crypto.randomUUID()}`, marks };
}

/** The marks of a sheet, by box; conflicts are empty. */
export const marksIn = (sheet: JudgingSheet): TypedMarks =>
  new Map([...sheetOf(sheet.marks)].map(([key, { value }]) => [key, value]));
