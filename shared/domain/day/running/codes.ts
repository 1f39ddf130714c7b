import { endOfDay } from '../../core/dates/endOfDay.ts';
import { shiftDay } from '../../core/dates/days.ts';

/** Digits and capitals without 0 and O, 1, I and L, and without U, which is read as V. */
export const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const CODE_LENGTH = 8;

/** A code as typed or spoken: small letters, spaces and hyphens do not count. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** In two groups, for reading aloud and typing. */
export function readableCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/** The UTC instant at which a competition's codes end at the latest: with the day after its last. */
export function latestCodeEnd({ endDate, timeZone }: { endDate: string; timeZone: string }): string {
  return endOfDay(shiftDay(endDate, 1), timeZone);
}
