import { describe, expect, it } from 'vitest';
import { publishedName } from './publishedName.ts';
import {
  consentOf,
  consentsOfPeople,
  countMissingWaivers,
  waiverStatus,
  waiverVersion,
  waiverVersionOfAll,
  withConsents,
  type SignedWaiver,
} from './waiver.ts';

describe('publishedName', () => {
  it.each([
    ['Mia Kowalski', 'Prairie Star', 'full', 'Mia Kowalski'],
    ['Mia Kowalski', 'Prairie Star', 'firstAndRink', 'Mia, Prairie Star'],
    ['Mia Kowalski', 'Prairie Star', 'initials', 'M. K.'],
    ['Mia Kowalski', 'Prairie Star', null, 'Mia, Prairie Star'],
    ['Mia Kowalski', 'Prairie Star', undefined, 'Mia, Prairie Star'],
    ['Kowalski, Mia', 'Prairie Star', 'firstAndRink', 'Mia, Prairie Star'],
    ['Mia Kowalski', ' ', 'firstAndRink', 'Mia'],
    ['陳美琪', 'Harbour Ice', 'firstAndRink', '陳., Harbour Ice'],
    ['美琪 陳', 'Harbour Ice', 'firstAndRink', '美琪, Harbour Ice'],
    ['Mia', 'Harbour Ice', 'firstAndRink', 'Mia, Harbour Ice'],
    ['CHAN Tai Man', 'Harbour Ice', 'firstAndRink', 'Tai Man, Harbour Ice'],
    ['Chan, Tai Man', 'Harbour Ice', 'firstAndRink', 'Tai Man, Harbour Ice'],
    ['KOWALSKI Mia Anna', 'Prairie Star', 'firstAndRink', 'Mia, Prairie Star'],
    ['Chan Tai Man', 'Harbour Ice', 'firstAndRink', 'Tai Man, Harbour Ice'],
    ['Chan Wing Lam', 'Harbour Ice', 'firstAndRink', 'Wing Lam, Harbour Ice'],
    ['Lam Hei Yu', 'Harbour Ice', 'firstAndRink', 'Hei Yu, Harbour Ice'],
    ['Wing Lam Chan', 'Harbour Ice', 'firstAndRink', 'Wing, Harbour Ice'],
    ['Ho Lam Chan', 'Harbour Ice', 'firstAndRink', 'Ho, Harbour Ice'],
    ['Ho Wing Lam', 'Harbour Ice', 'firstAndRink', 'H. L., Harbour Ice'],
    ['Nguyen Thi Lan', 'Harbour Ice', 'firstAndRink', 'Thi Lan, Harbour Ice'],
    ['Cha Ha-eun', 'Seoul Ice', 'firstAndRink', 'Ha-eun, Seoul Ice'],
    ['Weng Tzu-chieh', 'Harbour Ice', 'firstAndRink', 'Tzu-chieh, Harbour Ice'],
    ['Mia Smith-jones', 'Prairie Star', 'firstAndRink', 'Mia, Prairie Star'],
    ['Xin Yi Teoh', 'Harbour Ice', 'firstAndRink', 'Xin, Harbour Ice'],
    ['Ren Aoyama', 'Harbour Ice', 'firstAndRink', 'Ren, Harbour Ice'],
    ['青山 遥', 'Harbour Ice', 'firstAndRink', '遥, Harbour Ice'],
    ['백 서연', 'Seoul Ice', 'firstAndRink', '서연, Seoul Ice'],
    ['พลอย สุขสวัสดิ์', 'Harbour Ice', 'firstAndRink', 'พลอย, Harbour Ice'],
    ['MIA CHAN', 'Harbour Ice', 'firstAndRink', 'MIA, Harbour Ice'],
    ['JJ Chan', 'Harbour Ice', 'firstAndRink', 'JJ, Harbour Ice'],
    ['', '', 'firstAndRink', ''],
  ] as const)('of %s of %s, %s, is %s', (fullName, homeIsiRink, choice, name) => {
    expect(publishedName({ fullName, homeIsiRink }, choice)).toBe(name);
  });
});

const [MIA, LEO] = [
  { fullName: 'Mia Lake', birthdate: '2016-03-01' },
  { fullName: 'Leo Lake', birthdate: '2018-05-05' },
];
const SIGNED: SignedWaiver = {
  version: 'v1',
  signedBy: 'Jo Lake',
  at: '2026-11-22T10:00:00.000Z',
  how: 'online',
};

describe('waiverVersion', () => {
  it('is another for another text, the same for the same, and none without text', () => {
    expect(waiverVersion('I agree.')).toMatch(/^[0-9a-f]{16}$/);
    expect(waiverVersion('I agree.')).toBe(waiverVersion('I agree.'));
    expect(waiverVersion('I agree.')).not.toBe(waiverVersion('I agree!'));
    expect([waiverVersion(null), waiverVersion(undefined), waiverVersion(' \n')]).toEqual([null, null, null]);
    // Published test vector of FNV-1a, 64 bit.
    expect(waiverVersion('foobar')).toBe('85944171f73967e8');
  });
});

describe('consentOf', () => {
  const signed = [{ ...MIA, waiver: SIGNED }];
  it.each([
    ['the same person', MIA, [MIA, LEO], true],
    ['a name with another case', { ...MIA, fullName: 'MIA LAKE' }, [MIA, LEO], true],
    ['a corrected name', { ...MIA, fullName: 'Mya Lake' }, [{ ...MIA, fullName: 'Mya Lake' }, LEO], true],
    [
      'a corrected birthdate',
      { ...MIA, birthdate: '2016-04-01' },
      [{ ...MIA, birthdate: '2016-04-01' }],
      true,
    ],
    ['another person', LEO, [LEO], false],
    ['a twin beside her', { ...MIA, fullName: 'Ida Lake' }, [MIA, { ...MIA, fullName: 'Ida Lake' }], false],
  ])('finds %s: %j', (_name, person, people, isFound) => {
    expect(consentOf(signed, person, people) !== undefined).toBe(isFound);
  });
});

describe('the decisions of an entry', () => {
  it('are one for each person, with the default form', () => {
    expect(consentsOfPeople([MIA, LEO], [{ ...MIA, publishAs: 'initials', waiver: SIGNED }])).toEqual([
      { ...MIA, publishAs: 'initials', waiver: SIGNED },
      { ...LEO, publishAs: 'firstAndRink', waiver: null },
    ]);
  });

  it('keep what is not decided anew', () => {
    const before = [{ ...MIA, waiver: SIGNED }];
    expect(withConsents([MIA, LEO], before, [{ ...MIA, publishAs: 'full' }])).toEqual([
      { ...MIA, publishAs: 'full', waiver: SIGNED },
    ]);
    expect(withConsents([LEO], before, [])).toEqual([]);
  });

  it('lack a waiver that is missing or of an earlier version', () => {
    expect(countMissingWaivers(['v1', null, 'v0'], 'v1')).toBe(2);
    expect(countMissingWaivers(['v1'], 'v1')).toBe(0);
    expect(countMissingWaivers([null], null)).toBe(0);
    expect(countMissingWaivers(undefined, 'v1')).toBe(0);
  });

  it('have the version in which everybody has signed', () => {
    const mia = { ...MIA, waiver: SIGNED };
    expect(waiverVersionOfAll([MIA], [mia])).toBe('v1');
    expect(waiverVersionOfAll([MIA, LEO], [mia])).toBeNull();
    expect(waiverVersionOfAll([MIA, LEO], [mia, { ...LEO, waiver: SIGNED }])).toBe('v1');
    expect(
      waiverVersionOfAll([MIA, LEO], [mia, { ...LEO, waiver: { ...SIGNED, version: 'v0' } }]),
    ).toBeNull();
    expect(waiverVersionOfAll([], [])).toBeNull();
  });

  it.each([
    ['confirmed', ['v1', 'v1'], 'v1', 'signed'],
    ['waiting', ['v1', null], 'v1', 'missing'],
    ['confirmed', ['v0'], 'v1', 'missing'],
    ['withdrawn', ['v0'], 'v1', null],
    ['withdrawn', ['v1'], 'v1', 'signed'],
    ['confirmed', [], 'v1', null],
    ['confirmed', [null], null, null],
  ] as const)('of a %s entry with %j are, for %s: %s', (state, waiverVersions, current, status) => {
    expect(waiverStatus({ state, waiverVersions }, current)).toBe(status);
  });
});
