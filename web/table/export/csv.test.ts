import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { asDay, asInstant, asMoney } from './exportValue.ts';
import type { ExportValue } from './exportValue.ts';
import { parseCsv } from './parseCsv.testing.ts';

const written = (rows: readonly (readonly ExportValue[])[], headings: readonly string[] = ['A']) =>
  csvOf({ title: 'Test', headings, rows });
const cell = (value: ExportValue) => written([[value]]).split('\r\n')[1];

/** Characters that break CSV or start formulas, among letters of every script. */
const nasty = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('"', ',', '\r', '\n', '\r\n', '\t', ';', "'", ' ', '\u00A0') },
      {
        weight: 3,
        arbitrary: fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '\uFEFF', '\u200B'),
      },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('=cmd|"/c calc"!A1', '-2+3', 'Aoi', 'Ö', '田中', '\u0000', '\uD800'),
      },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Whether a spreadsheet may run the text, decided independently of the writer. */
function mayRun(field: string): boolean {
  const seen = Array.from(field).find((letter) => !/[\s\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}]/u.test(letter));
  const folded = seen?.normalize('NFKC');
  return '\t\r\n'.includes(field.charAt(0) || 'x') || (folded !== undefined && '=+-@'.includes(folded));
}

describe('a CSV file', () => {
  it('preserves every text, with an apostrophe before a possible formula', () => {
    fc.assert(
      fc.property(nasty, nasty, (first, second) => {
        const text = written([[first, second]], [second, first]);
        expect(text.charAt(0)).toBe('\uFEFF');
        const records = parseCsv(text.slice(1));
        expect(records).toHaveLength(2);
        for (const [index, original] of [first, second].entries()) {
          const field = records[1]?.[index] ?? '';
          const whole = original.toWellFormed();
          expect([whole, `'${whole}`]).toContain(field);
          expect(mayRun(field)).toBe(false);
          expect(field.startsWith("'") && field !== whole).toBe(mayRun(whole));
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('covers every letter that Unicode folds into the start of a formula', () => {
    const letters = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => ['=', '+', '-', '@'].includes(letter.normalize('NFKC')));
    expect(letters.length).toBeGreaterThan(15);
    expect(letters.filter((letter) => cell(`${letter}1`) !== `'${letter}1`)).toEqual([]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+358 40 123', "'+358 40 123"],
    ['-Anna', "'-Anna"],
    ['@home', "'@home"],
    ['  =A1', "'  =A1"],
    ['＝A1', "'＝A1"],
    ['\u200B=A1', "'\u200B=A1"],
    ['\tA', `"'\tA"`],
    ['Smith, "Jo"', '"Smith, ""Jo"""'],
    ['O’Hara-Lee', 'O’Hara-Lee'],
    ['007', '007'],
  ])('writes %j as %j', (text, field) => {
    expect(cell(text)).toBe(field);
  });

  it.each([
    [-12.5, '-12.5'],
    [0, '0'],
    [Number.NaN, ''],
    [null, ''],
    [asDay('2014-02-28'), '2014-02-28'],
    [asDay('=1+1'), "'=1+1"],
    [asMoney(59_000, 'HKD'), '590.00'],
    [asMoney(-9800, 'JPY'), '-9800'],
    [asMoney(12_345, 'KWD'), '12.345'],
    [asInstant('2026-11-22T22:30:00Z', 'Asia/Hong_Kong'), '2026-11-23 06:30'],
    [asInstant('2026-07-01T22:30:59.999Z'), '2026-07-01 22:30'],
  ])('writes %j as %j, which programs read as its own type', (value, field) => {
    expect(cell(value)).toBe(field);
  });

  it('ends each line with CR LF, including the last', () => {
    expect(written([['x'], ['y']])).toBe('\uFEFFA\r\nx\r\ny\r\n');
  });
});
