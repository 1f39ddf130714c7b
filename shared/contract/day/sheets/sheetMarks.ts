import * as z from 'zod/mini';
import { MARKS_PER_CALL } from '../../../domain/day/sheets/marks.ts';
import { SHEET_SOURCES } from '../../../domain/day/sheets/sheetState.ts';
import { instant, required, text, wholeNumber } from '../../core/scalars.ts';

/** More than any total of a referee, in tenths. */
export const MOST_TENTHS = 100_000;

export const markId = text(64);

/** The tablet or browser that marks are written on. */
export const deviceId = text(64);

const markValue = z.nullable(wholeNumber(0, MOST_TENTHS));

const mark = {
  /** Made by the device; a mark sent again is the same one. */
  id: markId,
  programmeId: text(),
  column: text(80),
  /** Tenths, or a place; null clears the box. */
  value: markValue,
  device: deviceId,
  /** Counts the device's marks of a sheet, from 1. */
  sequence: wholeNumber(1, 1_000_000),
  /** By the device's clock, for information. */
  at: instant,
  /** The marks that its writer saw in the box. */
  replaces: z.array(markId, { error: required }).check(z.maxLength(50, 'MustValid')),
};

const { device: _device, ...sentMark } = mark;

export const keptMark = z.object({
  ...mark,
  at: z.string(),
  receivedAt: z.string(),
  source: z.enum(SHEET_SOURCES),
  /** The sender: an account's or a code's id, and the name at that time. */
  by: z.string(),
  name: z.string(),
  /** The caller wrote it; missing in copies that devices have of earlier answers. */
  isOwn: z.optional(z.boolean()),
});

/** The new marks of one call. */
export const sentMarks = z
  .array(z.object(sentMark, { error: required }), { error: required })
  .check(z.maxLength(MARKS_PER_CALL, 'MustWithin'));

/** A box as a second person read it. */
export const typedCell = z.object(
  { programmeId: text(), column: text(80), value: markValue },
  { error: required },
);

export const penalty = {
  code: text(40),
  /** Taken off the total. */
  tenths: wholeNumber(0, MOST_TENTHS),
  reason: text(200),
};
