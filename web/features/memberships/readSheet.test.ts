import { describe, expect, it } from 'vitest';
import { memberList } from './importList.ts';
import { readSheet } from './readSheet.ts';

const file = (content: BlobPart, name = 'members.csv') => new File([content], name);

const HEAD = 'ISI number,Name,Date of birth,Valid until';

async function readMembers(content: BlobPart) {
  const list = memberList(await readSheet(file(content)), 'dayFirst');
  return list?.rows.map(({ member, problems }) => ({
    number: member.number,
    name: member.fullName,
    born: member.birthdate,
    until: member.expiry,
    problems: problems.map(({ field, problem }) => `${field} ${problem}`),
  }));
}

const ADA = { number: '4711', name: 'Ada Frost', born: '2015-11-27', until: '2027-08-31', problems: [] };

/** As programs write it that know one letter by two bytes. */
function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((text.length + 1) * 2);
  const view = new DataView(bytes.buffer);
  [...`\uFEFF${text}`].forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), isLittle));
  return bytes;
}

describe('a list of members as a file', () => {
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
    ['the same member twice', `${HEAD}\n4711,Ada Frost,2015-11-27,2027-08-31\n4711,Ada Frost,,2027-08-31`],
  ])('is read with %s', async (_what, content) => {
    expect(await readMembers(content)).toEqual([ADA]);
  });

  it('is read as Windows wrote it where it is no UTF-8', async () => {
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

  it('mixes forms of dates, and says which cell is none', async () => {
    const rows = ['1,A,2015-11-27,8/31/2027', '2,B,11/27/2015,31 Aug 2027', '3,C,30.02.2015,tomorrow'];
    const read = await readMembers([HEAD, ...rows].join('\n'));
    expect(read?.map(({ born, until, problems }) => [born, until, ...problems])).toEqual([
      ['2015-11-27', '2027-08-31'],
      ['2015-11-27', '2027-08-31'],
      [undefined, undefined, 'birthdate unread', 'expiry unread'],
    ]);
  });

  it('is refused where there is nothing in it, or too much', async () => {
    await expect(readSheet(file(HEAD))).rejects.toMatchObject({ reason: 'empty' });
    await expect(readSheet(file('not a workbook', 'members.xlsx'))).rejects.toMatchObject({
      reason: 'unreadable',
    });
    const large = new Uint8Array(31 * 1024 * 1024);
    await expect(readSheet(file(large))).rejects.toMatchObject({ reason: 'tooLarge' });
  });
});
