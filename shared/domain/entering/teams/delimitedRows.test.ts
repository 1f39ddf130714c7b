import fc from 'fast-check';
import { expect, it } from 'vitest';
import { delimitedRows } from './delimitedRows.ts';

const cellsOf = (text: string) => delimitedRows(text).map(({ cells }) => cells);

it.each([
  [
    'a\tb\r\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    '\uFEFFa;b\rc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,"b, c"\n"say ""hi""",d',
    [
      ['a', 'b, c'],
      ['say "hi"', 'd'],
    ],
  ],
  [
    '"two\nlines";x\nc;d',
    [
      ['two lines', 'x'],
      ['c', 'd'],
    ],
  ],
  [
    '"Bo" Frost;1\n"never closed;2\nc;3',
    [
      ['"Bo" Frost', '1'],
      ['"never closed', '2'],
      ['c', '3'],
    ],
  ],
  [
    'Frost, Bo\t1\nLake, Mia\t2',
    [
      ['Frost, Bo', '1'],
      ['Lake, Mia', '2'],
    ],
  ],
])('%j has the cells %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it('numbers rows like the spreadsheet, including empty ones', () => {
  expect(delimitedRows('a;b\n\n"c\nc";d\ne;f').map(({ row, cells }) => [row, cells[0]])).toEqual([
    [1, 'a'],
    [2, ''],
    [3, 'c c'],
    [4, 'e'],
  ]);
});

it('loses nothing: the sources join to the whole text', () => {
  const anyText = fc.array(fc.constantFrom('a', '"', ';', '\t', ',', '\n', '\r\n', ' '), { maxLength: 40 });
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join('');
      const sources = delimitedRows(text).map(({ source }) => source);
      expect(sources.join('\n')).toBe(text.replaceAll('\r\n', '\n'));
    }),
  );
});

it('reads quoted cells back, with any separator', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ';', '\t', ',', '\n', ' '), maxLength: 8 });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  fc.assert(
    fc.property(table, (rows) => {
      // Each line has real separators; quoted cells may contain the others.
      const text = rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n');
      expect(cellsOf(text)).toEqual(rows.map((cells) => cells.map(plain)));
    }),
  );
});
