import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGivenName } from './givenName.ts';
import { isNameToConfirm, publishedForm, publishedName } from './publishedName.ts';
import {
  consentOf,
  consentsOfPeople,
  countMissingWaivers,
  waiverStatus,
  waiverVersionOfAll,
  withConsents,
  withoutGivenName,
  type SignedWaiver,
} from './waiver.ts';
import { earlierWaiverVersion, waiverVersion, withWaiverVersion } from './waiverVersion.ts';

describe('publishedName', () => {
  it.each([
    ['full', 'Mia', 'Mia Kowalski'],
    ['full', null, 'Mia Kowalski'],
    ['firstAndRink', 'Mia', 'Mia, Prairie Star'],
    ['firstAndRink', 'Mia Anna', 'Mia Anna, Prairie Star'],
    ['initials', 'Mia', 'M. K.'],
    [null, 'Mia', 'Mia, Prairie Star'],
    [undefined, 'Mia', 'Mia, Prairie Star'],
    // Public names are never guessed.
    ['firstAndRink', null, 'M. K.'],
    ['firstAndRink', '', 'M. K.'],
    [null, undefined, 'M. K.'],
  ] as const)('by %s with %s is %s', (publishAs, givenName, name) => {
    const person = { fullName: 'Mia Kowalski', homeIsiRink: 'Prairie Star' };
    expect(publishedName(person, { publishAs, givenName })).toBe(name);
  });

  it('is the confirmed name alone without a rink, and empty without a name', () => {
    const chosen = { publishAs: 'firstAndRink', givenName: 'Jun Wei' } as const;
    expect(publishedName({ fullName: 'Lee Jun Wei', homeIsiRink: ' ' }, chosen)).toBe('Jun Wei');
    expect(publishedName({ fullName: '', homeIsiRink: '' }, {})).toBe('');
  });

  it('counts as initials until the given name is confirmed, so that no rink stands beside them', () => {
    expect(publishedForm({})).toBe('initials');
    expect(publishedForm({ givenName: 'Mia' })).toBe('firstAndRink');
    expect([
      isNameToConfirm({}),
      isNameToConfirm({ publishAs: 'full' }),
      isNameToConfirm({ givenName: 'Mia' }),
    ]).toEqual([true, false, false]);
  });
});

describe('isGivenName', () => {
  it.each([
    'Mia',
    'Jun Wei',
    'Anne-Sophie',
    'D’Arcy',
    "O'Neil",
    'JJ',
    'M. J.',
    'M.J.',
    'Ma. Cristina',
    '美琪',
    'พลอย',
    'Łucja',
    'Nguyệt',
  ])('takes %s', (name) => expect(isGivenName(name)).toBe(true));
  it.each([
    '',
    ' ',
    '-',
    '…',
    'www.rink.example',
    'rink.example',
    'http://rink',
    'mia@rink',
    'Mia 7',
    'Mia #1',
    'Mia/Ann',
    'Mia\nAnn\u0007',
    '\u202EaiM',
    'Mi\u200Fa',
    'Mi\u200Ba',
    'Mia 🎉',
    'M\u0301\u0301\u0301\u0301ia',
    '<b>Mia</b>',
    'M'.repeat(41),
  ])('refuses %j', (name) => expect(isGivenName(name)).toBe(false));
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
  it('is the SHA-256 of the text, and none without text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        fc.pre(text.trim() !== '');
        expect(waiverVersion(text)).toBe(createHash('sha256').update(text).digest('hex'));
      }),
    );
    // Published vector of FIPS 180-4.
    expect(waiverVersion('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect([waiverVersion(null), waiverVersion(undefined), waiverVersion(' \n')]).toEqual([null, null, null]);
  });

  it('tells texts apart that had one version before', () => {
    const [one, other] = ['8yn0iYCKYHlIj4-BwPqk', 'GReLUrM4wMqfg9yzV3KQ'];
    expect(earlierWaiverVersion(one)).toBe(earlierWaiverVersion(other));
    expect(waiverVersion(one)).not.toBe(waiverVersion(other));
    // Published test vector of FNV-1a, 64 bit.
    expect(earlierWaiverVersion('foobar')).toBe('85944171f73967e8');
  });

  it('is that of a signature which an earlier release stored for the same text', () => {
    const stored = (text: string) => [
      { waiver: { version: earlierWaiverVersion(text) ?? '', signedBy: 'Jo' } },
    ];
    const [signed] = withWaiverVersion(stored('I agree.'), 'I agree.');
    expect(signed).toEqual({ waiver: { version: waiverVersion('I agree.'), signedBy: 'Jo' } });
    expect(withWaiverVersion(stored('I agree!'), 'I agree.')).toEqual(stored('I agree!'));
    expect(withWaiverVersion(stored('I agree.'), null)).toEqual(stored('I agree.'));
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
      { ...MIA, publishAs: 'initials', givenName: null, proposedName: null, waiver: SIGNED },
      { ...LEO, publishAs: 'firstAndRink', givenName: null, proposedName: null, waiver: null },
    ]);
  });

  it('keep what is not decided anew', () => {
    const before = [{ ...MIA, waiver: SIGNED }];
    expect(withConsents([MIA, LEO], before, [{ ...MIA, publishAs: 'full' }])).toEqual([
      { ...MIA, publishAs: 'full', waiver: SIGNED },
    ]);
    expect(withConsents([LEO], before, [])).toEqual([]);
  });

  it('keep a confirmed name until its part of the full name is corrected', () => {
    const before = [{ ...MIA, givenName: 'Mia' }];
    const nameOf = (fullName: string) => consentsOfPeople([{ ...MIA, fullName }], before)[0]?.givenName;
    expect([nameOf('Mia Lake'), nameOf('Mía Lakes'), nameOf('Mya Lake')]).toEqual(['Mia', 'Mia', null]);
    const corrected = [{ ...MIA, fullName: 'Mya Lake' }];
    expect(withConsents(corrected, before, [])).toEqual([]);
    expect(withConsents([MIA], [{ ...MIA, givenName: 'Em' }], [])).toEqual([{ ...MIA, givenName: 'Em' }]);
  });

  it('keep what an organiser proposed until a guardian confirms a name, and lose both by a reset', () => {
    const proposed = [{ ...MIA, proposedName: 'Mia Rose' }];
    expect(consentsOfPeople([MIA], proposed)).toMatchObject([{ givenName: null, proposedName: 'Mia Rose' }]);
    const confirmed = withConsents([MIA], proposed, [{ ...MIA, givenName: 'Mia' }]);
    expect(confirmed).toEqual([{ ...MIA, givenName: 'Mia' }]);
    const signed = confirmed.map((one) => ({ ...one, waiver: SIGNED }));
    expect(withoutGivenName([MIA, LEO], signed, MIA)).toEqual([{ ...MIA, waiver: SIGNED }]);
    expect(withoutGivenName([MIA, LEO], signed, LEO)).toEqual(signed);
    const both = [...signed, { ...LEO, givenName: 'Leo' }];
    expect(withoutGivenName([MIA, LEO], both, LEO)).toEqual([...signed, LEO]);
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
