import { describe, expect, it } from 'vitest';
import { readCsv } from './StatementTab.tsx';

const utf8 = (text: string) => new Blob([text]);

describe('a CSV file of a bank', () => {
  it.each([
    [
      'commas and quotes',
      utf8('Date,Text\n2027-01-12,"Frost, Jane ""J"""\n'),
      [['2027-01-12', 'Frost, Jane "J"']],
    ],
    [
      'semicolons and a byte order mark',
      utf8('\uFEFFTag;Betrag\r\n12.01.2027;1.050,00\r\n'),
      [['12.01.2027', '1.050,00']],
    ],
    ['tabs', utf8('Date\tAmount\n2027-01-12\t50.00'), [['2027-01-12', '50.00']]],
    ['empty lines', utf8('Date,Amount\n\n ,\n2027-01-12,50.00\n\n'), [['2027-01-12', '50.00']]],
    ['a line end in quotes', utf8('Date,Text\n2027-01-12,"K7QM\n-2F9D"'), [['2027-01-12', 'K7QM\n-2F9D']]],
  ])('with %s', async (_case, file, rows) => {
    const [headings, ...below] = await readCsv(file);
    expect(headings?.[0]).toMatch(/^(Date|Tag)$/);
    expect(below).toEqual(rows);
  });

  it('in the code page of older programs, and in UTF-16', async () => {
    const western = new Blob([new Uint8Array([0x57, 0xe4, 0x68, 0x72, 0x3b, 0x31, 0x0a, 0x45, 0x3b, 0x32])]);
    expect((await readCsv(western))[0]).toEqual(['Währ', '1']);
    const wide = new Blob([
      new Uint8Array([0xff, 0xfe, 0x41, 0, 0x3b, 0, 0xe9, 0, 0x0a, 0, 0x42, 0, 0x3b, 0, 0x43, 0]),
    ]);
    expect((await readCsv(wide))[0]).toEqual(['A', 'é']);
  });

  it('and nothing that is none', async () => {
    for (const text of ['%PDF-1.7\n1,2', 'PK\u0003\u0004,', 'Just a letter'])
      await expect(readCsv(utf8(text)), text).rejects.toThrow('unreadable');
    await expect(readCsv(utf8('Date,Amount\n'))).rejects.toThrow('empty');
  });
});
