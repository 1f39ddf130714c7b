import * as z from 'zod/mini';
import { isEmpty } from '../../domain/core/isEmpty.ts';
import { isCurrency } from '../../domain/core/money/currencies.ts';
import { isTimeZone } from '../../domain/core/dates/timeZone.ts';
import { isRealDay } from '../../domain/core/dates/days.ts';

/** A missing value is NotNull, a value of the wrong type MustValid; the code is the error's message. */
export const required = (issue: { input?: unknown }) => (isEmpty(issue.input) ? 'NotNull' : 'MustValid');

const notEmpty = z.minLength(1, { error: 'NotNull', abort: true });

/**
 * One line with at least one visible character. It excludes control characters, lone surrogates (which
 * DynamoDB refuses in a key) and the direction overrides that could disguise the text beside them.
 */
const LINE = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

const newText = (maximum: number) =>
  z
    .string({ error: required })
    .check(z.trim(), notEmpty, z.maxLength(maximum, 'MustValid'), z.regex(LINE, 'MustValid'));

/** A function's start would otherwise make a hundred schemas of a few lengths. */
const texts = new Map<number, ReturnType<typeof newText>>();

/** Trimmed text of 1 to `maximum` characters, on one line; the same schema for the same length. */
export function text(maximum = 200): ReturnType<typeof newText> {
  const schema = texts.get(maximum) ?? newText(maximum);
  texts.set(maximum, schema);
  return schema;
}

/** As LINE, but `\n` is allowed: no other control characters, lone surrogates or direction overrides. */
const LINES = /^(?=[^]*[\p{L}\p{N}\p{P}\p{S}])(?:\n|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

/** Trimmed text of several lines, 1 to `maximum` characters; every line break becomes `\n`. */
export const lines = (maximum: number) =>
  z.string({ error: required }).check(
    z.overwrite((value) => value.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').trim()),
    notEmpty,
    z.maxLength(maximum, 'MustValid'),
    z.regex(LINES, 'MustValid'),
  );

/** The id of a record; an unknown one is NotFound rather than invalid. */
export const id = text(64);

/** Lower-cased and composed, so that every spelling of an address belongs to one account. */
export const email = z
  .string({ error: required })
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.toLowerCase(),
    notEmpty,
    z.maxLength(254, 'MustEmail'),
    z.regex(/^[^\s\p{C}@"(),:;<>[\\\]]+@[^\s\p{C}@.,]+(\.[^\s\p{C}@.,]+)+$/u, 'MustEmail'),
  );

/** `HH:MM` at the venue; hours after midnight belong to the day that began. */
export const dayTime = z.string({ error: required }).check(z.regex(/^([01]\d|2[0-7]):[0-5]\d$/, 'MustValid'));

/** A calendar day, `YYYY-MM-DD`, between the years 1900 and 2100 (specification, section 9). */
export const day = z
  .string({ error: required })
  .check(
    z.trim(),
    notEmpty,
    z.regex(/^(19\d\d|20\d\d|2100)-\d\d-\d\d$/, { error: 'MustValid', abort: true }),
    z.refine<string>(isRealDay, 'MustValid'),
  );

const [FIRST_INSTANT, LAST_INSTANT] = [
  Date.parse('1900-01-01T00:00:00.000Z'),
  Date.parse('2100-12-31T23:59:59.999Z'),
];

/** Checks the UTC year, so that every answered instant is accepted again. False for NaN. */
function isWithinYears(milliseconds: number): boolean {
  return milliseconds >= FIRST_INSTANT && milliseconds <= LAST_INSTANT;
}

/**
 * An instant in UTC, `2026-12-04T10:00:00.000Z`. The input may be any ISO 8601 form with an offset, of a day
 * that exists.
 */
export const instant = z.pipe(
  z.string({ error: required }).check(
    z.trim(),
    notEmpty,
    z.regex(/^(19\d\d|20\d\d|2100)-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/, {
      error: 'MustValid',
      abort: true,
    }),
    z.refine((value) => isRealDay(value.slice(0, 10)) && isWithinYears(Date.parse(value)), {
      error: 'MustValid',
      abort: true,
    }),
  ),
  z.transform((value: string) => new Date(value).toISOString()),
);

/** Money: a whole number of the currency's minor units (cents; yen for JPY), never a float. */
export const minorUnits = z
  .int({ error: required })
  .check(z.minimum(0, 'MustValid'), z.maximum(100_000_000_000, 'MustValid'));

/** A whole number from `minimum` to `maximum`. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.int({ error: required }).check(z.minimum(minimum, 'MustValid'), z.maximum(maximum, 'MustValid'));

/** The version of the record as it was read; one more than the largest is still a safe integer. */
export const version = wholeNumber(1, 2_000_000_000);

/** An ISO 4217 code that the platform's Intl knows. */
export const currency = z
  .string({ error: required })
  .check(z.trim(), notEmpty, z.refine(isCurrency, 'MustValid'));

/** An IANA time zone. */
export const timeZone = z
  .string({ error: required })
  .check(z.trim(), notEmpty, z.refine(isTimeZone, 'MustValid'));

/** May be left out, null or empty; the parsed value is then null. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

/** One of a fixed list, with the specification's codes for a missing and a wrong value. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: required });

/** `{ "data": ... }` */
export const dataOf = <Schema extends z.ZodMiniType>(data: Schema) => z.object({ data });

/** `{ "data": [...], "nextCursor": "..." | null }` */
export const pageOf = <Schema extends z.ZodMiniType>(row: Schema) =>
  z.object({ data: z.array(row), nextCursor: z.nullable(z.string()) });

/** The query parameter of a paged list. One with a place among long names is itself long. */
export const cursor = z.optional(z.string().check(z.maxLength(4_000, 'MustValid')));
