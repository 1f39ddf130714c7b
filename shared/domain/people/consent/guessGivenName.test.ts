import { describe, expect, it } from 'vitest';
import { guessGivenName } from './guessGivenName.ts';

/** Invented combinations; null is "unsure", where the field stays empty. */
const NAMES: Readonly<Record<string, readonly (readonly [fullName: string, given: string | null])[]>> = {
  English: [
    ['Mia Kowalski', 'Mia'],
    ['Kowalski, Mia Anna', 'Mia'],
    ['KOWALSKI Mia Anna', 'Mia'],
    ['MIA HARTLEY', 'Mia'],
    ['mia hartley', 'Mia'],
    ['Mia', 'Mia'],
    ['JJ Whitcombe', 'JJ'],
    ['Mia Smith-jones', 'Mia'],
    ['J. Whitcombe', null],
    ['Lee Harris', null],
    ['Kim Whitcombe', null],
    ['Tom Hart', 'Tom'],
    ['Dr. Whitcombe', null],
  ],
  'Chinese, Cantonese': [
    ['Chan Tai Man', 'Tai Man'],
    ['Chan, Tai Man', 'Tai Man'],
    ['CHAN Tai Man', 'Tai Man'],
    ['Tai Man CHAN', 'Tai Man'],
    ['CHAN TAI MAN', 'Tai Man'],
    ['Chan Wing Lam', 'Wing Lam'],
    ['Wing Lam Chan', 'Wing Lam'],
    ['Lam Hei Yu', 'Hei Yu'],
    ['Ho Lam Chan', 'Ho Lam'],
    ['Kwok Tsz Ching', 'Tsz Ching'],
    ['Tsz Ching Kwok', 'Tsz Ching'],
    ['Leung Sze Nok', 'Sze Nok'],
    ['Ho Wing Lam', null],
    ['Chan Yat Long', 'Yat Long'],
    ['Yat Long Chan', 'Yat Long'],
    ['Lam Yat Long', null],
    ['Tam Ka Yan', 'Ka Yan'],
    ['Hui Ka Yan', 'Ka Yan'],
    ['Law Ka Yan', 'Ka Yan'],
    ['Ip Ka Yan', 'Ka Yan'],
    ['Lee Siu Ming', 'Siu Ming'],
    ['Mia Chan', 'Mia'],
    ['Chan Emily Wing Lam', 'Emily'],
    ['Wong', null],
    ['JJ Chan', 'JJ'],
  ],
  'Chinese, Mandarin': [
    ['Lee Jun Wei', 'Jun Wei'],
    ['Jun Wei Lee', 'Jun Wei'],
    ['Tan Wei Ming', 'Wei Ming'],
    ['Lim Jia Yi', 'Jia Yi'],
    ['Li Na', 'Na'],
    ['Shi Ting Sim', null],
    ['Xin Yi Teoh', 'Xin Yi'],
    ['Weng Tzu-chieh', 'Tzu-chieh'],
    ['Wei Ting', null],
    ['Zhang Li', 'Li'],
    ['Chen Wang', null],
    ['王小明', '小明'],
    ['陳美琪', '美琪'],
    ['美琪 陳', '美琪'],
    ['陳 美琪', '美琪'],
    ['欧小明', null],
  ],
  Korean: [
    ['Kim Seoyeon', 'Seoyeon'],
    ['Seoyeon Kim', 'Seoyeon'],
    ['Park Jimin', 'Jimin'],
    ['Kim Lane', null],
    ['Cha Ha-eun', 'Ha-eun'],
    ['Kim Seo-yeon', 'Seo-yeon'],
    ['Choi Min Seo', 'Min Seo'],
    ['백 서연', '서연'],
    ['백서연', '서연'],
    ['서연', '연'],
  ],
  Japanese: [
    ['Yamada Tarō', 'Tarō'],
    ['Tanaka Yuki', 'Yuki'],
    ['Yuki Tanaka', 'Yuki'],
    ['Ren Aoyama', 'Ren'],
    ['Aoyama Ren', 'Ren'],
    ['KIRISHIMA Hana', 'Hana'],
    ['青山 遥', '遥'],
    ['青山遥', null],
    ['はるか 青山', 'はるか'],
  ],
  Vietnamese: [
    ['Nguyễn Thị Hoa', 'Hoa'],
    ['Nguyen Thi Lan', 'Lan'],
    ['NGUYỄN THỊ HOA', 'Hoa'],
    ['Hoa Nguyễn', 'Hoa'],
    ['Trần Minh Anh', 'Minh Anh'],
    ['Đặng Văn Nam', 'Nam'],
  ],
  Thai: [
    ['พลอย สุขสวัสดิ์', 'พลอย'],
    ['Ploy Suksawat', 'Ploy'],
    ['พลอย', null],
  ],
  Malay: [
    ['Nur Aisyah binti Hassan', 'Nur Aisyah'],
    ['Danish bin Zulkifli', 'Danish'],
    ['Priya a/p Raman', 'Priya'],
    ['Putri Lestari', 'Putri'],
  ],
  Spanish: [
    ['María Ruiz Calvo', 'María'],
    ['Juan dela Rosa', 'Juan'],
    ['Ma. Cristina Reyes', null],
  ],
  French: [
    ['Zoé Lefèvre', 'Zoé'],
    ['LEFÈVRE Zoé', 'Zoé'],
    ['Anne-Sophie Marchand', 'Anne-Sophie'],
  ],
  'Polish and Russian': [
    ['Łucja Wrona', 'Łucja'],
    ['Анна Белова', 'Анна'],
    ['Белова Анна Игоревна', 'Анна'],
    ['Белова Анна', 'Анна'],
    ['Марина Белова', 'Марина'],
    ['Belova Anna', null],
  ],
  'Hungarian and German': [
    ['Szabó Dóra', 'Dóra'],
    ['Dóra Szabó', 'Dóra'],
    ['Jörg Müller', 'Jörg'],
  ],
  'Arabic and Hindi': [
    ['Abdul Rahman Aziz', 'Abdul Rahman'],
    ['Layla Haddad', 'Layla'],
    ['Priya Sharma', 'Priya'],
    ['R. Priya', null],
  ],
};

describe('the given name that is proposed', () => {
  for (const [language, names] of Object.entries(NAMES))
    it.each(names)(`${language}: of %s is %s`, (fullName, given) => {
      expect(guessGivenName(fullName)).toBe(given);
    });

  it('is of at least 80 names of twelve languages', () => {
    expect(Object.values(NAMES).flat().length).toBeGreaterThanOrEqual(80);
    expect(Object.keys(NAMES).length).toBeGreaterThanOrEqual(12);
  });

  it.each(['', '  ', ',', '12 34', 'Mia@ice.example Lake', 'www.ice.example Lake', '\u202EMia Lake'])(
    'is nothing that could not be published: %j',
    (fullName) => {
      const guess = guessGivenName(fullName);
      expect(guess === null || guess === 'Lake').toBe(true);
    },
  );
});
