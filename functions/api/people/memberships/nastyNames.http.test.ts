import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_IMPORTED_ROWS } from '../../../../shared/contract/core/importedRows.ts';
import { demoAccount } from '../../../../local/testing/people.ts';

const COUNT = 10_000;

/** Characters known to break software, alone and in the middle of other letters. */
const NASTY = [
  "'; DROP TABLE members;--",
  '<script>alert(1)</script>',
  '{{constructor}}',
  '${7*7}',
  '%00',
  '../../etc',
  '=HYPERLINK("http://x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '\u0000',
  '\u001b[31m',
  '\r\n',
  '\u2028',
  '\u202E',
  '\u2066',
  '\uFEFF',
  '\u200B',
  '\uD83D',
  '\uDC00',
  '👩‍👩‍👧‍👦',
  '🇺🇳',
  'Z͑ͫ̓a̴l̷g̶o',
  'ﷺ',
  'ß',
  'İ',
  'ı',
  'ǅ',
  'ﬃ',
  '한',
  '𠮷',
  'ا',
  '‏א',
  'ไก่',
  '\\',
  '"',
  "'",
  '`',
  '#',
  '|',
];

const piece = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ maxLength: 60 }),
);
const nasty = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));

describe('ten thousand nasty names', () => {
  it('are kept exactly or refused with the field and the reason', async () => {
    const admin = await demoAccount('superadmin');
    const run = Date.now().toString(36).slice(-5).toUpperCase();
    const names = fc.sample(nasty, { numRuns: COUNT, seed: 2001 });
    const rows = names.map((fullName, index) => ({
      row: index + 1,
      member: { number: `${run}${String(index).padStart(5, '0')}`, fullName, expiry: '2031-08-31' },
    }));
    const imported = async () => {
      const parts = [];
      for (let start = 0; start < rows.length; start += MAX_IMPORTED_ROWS) {
        const part = rows.slice(start, start + MAX_IMPORTED_ROWS);
        parts.push(await admin.data('importMemberships', { body: { dryRun: false, rows: part } }));
      }
      return parts.flat();
    };
    const first = await imported();
    const kept = first.filter(({ outcome }) => outcome === 'added');
    const refused = first.filter(({ outcome }) => outcome === 'wrong');
    expect(kept.length + refused.length).toBe(COUNT);
    expect(kept.length).toBeGreaterThan(COUNT / 4);
    expect(new Set(refused.flatMap(({ errors }) => errors.map(({ field }) => field)))).toEqual(
      new Set(['fullName']),
    );
    expect(refused.every(({ errors }) => errors.every(({ message }) => message !== ''))).toBe(true);

    // A name stored otherwise than it was sent would differ from the same row sent again.
    const again = await imported();
    const changed = again.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
    expect(changed).toEqual([]);

    for (const { row } of kept.filter((_, index) => index % 100 === 0)) {
      const sent = rows[row - 1]?.member;
      const shown = await admin.data('getMember', { params: { number: sent?.number ?? '' } });
      expect(shown.fullName).toBe(sent?.fullName.trim());
    }
  }, 120_000);
});
