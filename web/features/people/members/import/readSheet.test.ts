import { describe, expect, it } from 'vitest';
import { asDay } from '../../../../table/export/exportValue.ts';
import { xlsxOf } from '../../../../table/export/xlsx.ts';
import { memberList } from '../../../../../shared/domain/people/membership/memberList.ts';
import { readSheet } from '../../../../forms/sheets/readSheet.ts';

const file = (content: BlobPart, name = 'members.csv') => new File([content], name);

const DATES = { slashes: 'dayFirst', today: '2026-11-21' } as const;

const HEAD = 'ISI number,Name,Date of birth,Valid until';

async function readMembers(content: BlobPart) {
  const list = memberList(await readSheet(file(content)), DATES);
  return list?.rows.map(({ member, problems }) => ({
    number: member.number,
    name: member.fullName,
    born: member.birthdate,
    until: member.expiry,
    problems: problems.map(({ field, problem }) => `${field} ${problem}`),
  }));
}

const ADA = { number: '4711', name: 'Ada Frost', born: '2015-11-27', until: '2027-08-31', problems: [] };

/** Encodes text in two bytes per character, as some spreadsheet programs do. */
function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((text.length + 1) * 2);
  const view = new DataView(bytes.buffer);
  [...`\uFEFF${text}`].forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), isLittle));
  return bytes;
}

describe('readSheet and memberList', () => {
  it.each([
    ['commas', `${HEAD}\n4711,Ada Frost,2015-11-27,2027-08-31`],
    ['a byte-order mark', `\uFEFF${HEAD}\r\n4711,Ada Frost,2015-11-27,2027-08-31\r\n`],
    ['semicolons', `${HEAD.replaceAll(',', ';')}\n4711;Ada Frost;27.11.2015;31.08.2027`],
    ['tabs', `${HEAD.replaceAll(',', '\t')}\n4711\tAda Frost\t27 Nov 2015\tAug 31, 2027`],
    ['quotes', `${HEAD}\n"4711","Frost, Ada","2015/11/27","31 August 2027"`],
    [
      'quotes within quotes and semicolons',
      `${HEAD.replaceAll(',', ';')}\n"47-11";"Frost, Ada";"27/11/2015";31/08/2027`,
    ],
    ['empty rows and spaces', `${HEAD}\n\n ,,,\n 4711 , Ada Frost , 27-11-2015 ,20270831\n\n`],
    ['old line ends', `${HEAD}\r4711,Ada Frost,2015-11-27,2027-08-31\r`],
    ['UTF-16, little-endian', utf16(`${HEAD}\n4711,Ada Frost,2015-11-27,2027-08-31`, true)],
    ['UTF-16, big-endian', utf16(`${HEAD}\n4711,Ada Frost,2015-11-27,2027-08-31`, false)],
    [
      'a separator told to Excel',
      `sep=;\r\n${HEAD.replaceAll(',', ';')}\r\n4711;Ada Frost;27.11.2015;31.08.2027`,
    ],
    ['titles above', `Members,,,\n"Season 2026, all",,,\n\n${HEAD}\n4711,Ada Frost,2015-11-27,2027-08-31`],
    ['broken lines in cells', `${HEAD}\n4711,"Ada\r\nFrost",2015-11-27,2027-08-31`],
    ['days as Excel counts them', `${HEAD}\n4711,Ada Frost,42335,46630`],
    ['the same member twice', `${HEAD}\n4711,Ada Frost,2015-11-27,2027-08-31\n4711,Ada Frost,,2027-08-31`],
  ])('reads %s', async (_what, content) => {
    expect(await readMembers(content)).toEqual([ADA]);
  });

  it('reads Windows-1252 if the text is not UTF-8', async () => {
    const bytes = Uint8Array.from(Buffer.from(`${HEAD}\n4711,Zoë Müller,2015-11-27,2027-08-31`, 'latin1'));
    expect(await readMembers(bytes)).toEqual([{ ...ADA, name: 'Zoë Müller' }]);
  });

  it.each([
    '李小雪',
    'สมชาย ใจดี',
    'Дмитрий Снегов',
    'Nguyễn Thị Ánh',
    'أميرة',
    '김하늘',
    'Ζωή',
    "O'Hara-Łukasz",
  ])('keeps the name %s', async (name) => {
    expect(await readMembers(`${HEAD}\n4711,${name},2015-11-27,2027-08-31`)).toEqual([{ ...ADA, name }]);
  });

  it('reads several forms of dates, and reports the cell without one', async () => {
    const rows = ['1,A,2015-11-27,8/31/2027', '2,B,11/27/2015,31 Aug 2027', '3,C,30.02.2015,tomorrow'];
    const read = await readMembers([HEAD, ...rows].join('\n'));
    expect(read?.map(({ born, until, problems }) => [born, until, ...problems])).toEqual([
      ['2015-11-27', '2027-08-31'],
      ['2015-11-27', '2027-08-31'],
      [undefined, undefined, 'birthdate unread', 'expiry unread'],
    ]);
  });

  it('keeps the row numbers of the file', async () => {
    const content = `Members,,,\n\n${HEAD}\n4711,"Ada\nFrost",2015-11-27,2027-08-31\n\n4712,Ben,soon,2027-08-31`;
    const list = memberList(await readSheet(file(content)), DATES);
    expect(list?.rows.map(({ rows }) => rows)).toEqual([[4], [6]]);
  });

  it('refuses an unclosed quotation mark with its row', async () => {
    const content = `${HEAD}\n4711,Ada,,2027-08-31\n4712,"Ben,,2027-08-31\n4713,Cy,,2027-08-31`;
    await expect(readSheet(file(content))).rejects.toMatchObject({ reason: 'openQuote', row: 3 });
  });

  it('reads a workbook of any name, with dates as dates, text and serial numbers', async () => {
    const book = await xlsxOf({
      title: 'Members',
      headings: HEAD.split(','),
      rows: [
        [4711, 'Ada Frost', asDay('2015-11-27'), asDay('2027-08-31')],
        ['04712', '李小雪', '27.11.2015', 46_630],
        ['4713', 'Ada\nFrost', 42_335, '2027-08-31'],
      ],
    });
    for (const name of ['members.xlsx', 'members.csv']) {
      const list = memberList(await readSheet(file(book, name)), DATES);
      expect(list?.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(list?.rows.map(({ member }) => [member.number, member.fullName])).toEqual([
        ['4711', 'Ada Frost'],
        ['04712', '李小雪'],
        ['4713', 'Ada Frost'],
      ]);
      expect(new Set(list?.rows.map(({ member }) => `${member.birthdate} ${member.expiry}`))).toEqual(
        new Set(['2015-11-27 2027-08-31']),
      );
    }
  });

  it('recognises a workbook, and one of old Excel, by its first bytes', async () => {
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    await expect(readSheet(file(old, 'members.xls'))).rejects.toMatchObject({ reason: 'unreadable' });
    const zipped = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0]);
    await expect(readSheet(file(zipped, 'members.csv'))).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('refuses a small workbook that unpacks to more than 50 MB', async () => {
    const cell = 'frost '.repeat(5_000);
    const book = await xlsxOf({
      title: 'Members',
      headings: HEAD.split(','),
      rows: Array.from({ length: 2_000 }, (_, number) => [number, `${number} ${cell}`]),
    });
    expect(book.size).toBeLessThan(1024 * 1024);
    await expect(readSheet(file(book, 'members.xlsx'))).rejects.toMatchObject({ reason: 'tooMuch' });
  });

  it('refuses an empty file and one that is too large', async () => {
    await expect(readSheet(file(HEAD))).rejects.toMatchObject({ reason: 'empty' });
    await expect(readSheet(file(''))).rejects.toMatchObject({ reason: 'empty' });
    await expect(readSheet(file('not a workbook', 'members.xlsx'))).rejects.toMatchObject({
      reason: 'unreadable',
    });
    const large = new Uint8Array(31 * 1024 * 1024);
    await expect(readSheet(file(large))).rejects.toMatchObject({ reason: 'tooLarge' });
  });
});
