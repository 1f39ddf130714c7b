import { describe, expect, it } from 'vitest';
import type { EntryChange, EntryContents } from '../../../../contract/entering/entries/entryChanges.ts';
import { isUnchanged, lockedFieldProblems } from './lockedFieldProblems.ts';

const ADA = {
  fullName: 'Ada Frost',
  gender: 'Female',
  birthdate: '2014-02-28',
  isi: '100200',
  expDate: '2027-08-31',
  highestIsiTestLevel: 'Freestyle 1',
} as const;
const BO = { ...ADA, fullName: 'Bo Lake', birthdate: '2013-05-01', isi: '100300' } as const;
const HOME = { country: 'Canada', homeIsiRink: 'Harbour Ice' };
const NO_CONTACT = { emergencyContact: null, emergencyPhone: null, medicalNote: null };
const answers = [{ question: 'shirt', answer: 'M' }];

const skater: EntryContents = { kind: 'individual', ...ADA, ...HOME, event: ['f.1', 'f.2'], answers };
const couple: EntryContents = {
  kind: 'dance',
  ...ADA,
  ...HOME,
  event: ['c.1'],
  partner: { ...BO, email: null },
  answers: [],
};
const team: EntryContents = {
  kind: 'team',
  ...HOME,
  nameOfTeam: 'Ice Owls',
  coachName: 'Cleo Rink',
  coachEmail: 'cleo@test.example',
  coachProfessional: '',
  event: 't.1',
  skaters: [
    { ...ADA, alternate: false },
    { ...BO, isi: '', alternate: true },
  ],
  answers: [],
};

const SENT = { competitionId: 'c', formId: 'f', format: 'Freestyle', waiting: 'join', version: 1 } as const;
const PRICES = { firstEventPrice: 0, secondEventPrice: 0, additionalEventPrice: 0, totalPrice: 0 };

type Change<Kind> = Extract<EntryChange, { kind: Kind }>;

const skaterChange = (more: Partial<Change<'individual'>> = {}): EntryChange => ({
  ...SENT,
  ...PRICES,
  ...NO_CONTACT,
  ...HOME,
  ...ADA,
  age: 12,
  kind: 'individual',
  event: ['f.2', 'f.1'],
  answers,
  ...more,
});
const coupleChange = (partner: Partial<NonNullable<Change<'dance'>['partner']>>): EntryChange => ({
  ...SENT,
  ...PRICES,
  ...NO_CONTACT,
  ...HOME,
  ...ADA,
  age: 12,
  kind: 'dance',
  event: ['c.1'],
  partner: { ...BO, ...NO_CONTACT, email: null, ...partner },
  answers: [],
});
const roster = [
  { ...ADA, ...NO_CONTACT, alternate: false },
  { ...BO, ...NO_CONTACT, isi: null, alternate: true },
];
const teamChange = (more: Partial<Change<'team'>> = {}): EntryChange => ({
  ...SENT,
  ...HOME,
  kind: 'team',
  nameOfTeam: 'Ice Owls',
  coachName: 'Cleo Rink',
  coachEmail: 'cleo@test.example',
  coachProfessional: '',
  event: 't.1',
  skaters: roster,
  totalPrice: 0,
  answers: [],
  ...more,
});

const locked = (before: EntryContents, change: EntryChange) =>
  lockedFieldProblems(before, change).map(({ field, code }) => `${field} ${code}`);

describe('lockedFieldProblems', () => {
  it('allows names, numbers and addresses to be corrected', () => {
    expect(locked(skater, skaterChange({ fullName: 'Ada Froste', isi: '100201' }))).toEqual([]);
    expect(locked(couple, coupleChange({ fullName: 'Bo Laker', email: 'bo@test.example' }))).toEqual([]);
    const spelt = roster.map((one) => ({ ...one, fullName: `${one.fullName}e`, isi: '7' }));
    expect(locked(team, teamChange({ nameOfTeam: 'Ice Foxes', skaters: spelt }))).toEqual([]);
  });

  it('names every other field that a change touches', () => {
    const change = skaterChange({ birthdate: '2014-02-27', country: 'Japan', event: ['f.1'] });
    expect(locked(skater, change)).toEqual(['birthdate MustStay', 'country MustStay', 'event MustStay']);
    expect(locked(couple, coupleChange({ birthdate: '2013-05-02' }))).toEqual(['partner.birthdate MustStay']);
    const [ada, bo] = roster;
    const swapped = [ada, bo && { ...bo, alternate: false }].flatMap((one) => one ?? []);
    expect(locked(team, teamChange({ skaters: swapped }))).toEqual(['skaters.1.alternate MustStay']);
  });

  it('allows no skater more or fewer, and no partner to come or go', () => {
    expect(locked(team, teamChange({ skaters: roster.slice(1) }))).toEqual(['skaters MustStay']);
    const alone: EntryContents = { ...couple, partner: null };
    expect(locked(alone, coupleChange({}))).toEqual(['partner MustStay']);
  });

  it('locks answers, except that one may be missing', () => {
    const changed = skaterChange({ answers: [{ question: 'shirt', answer: 'L' }] });
    expect(locked(skater, changed)).toEqual(['answers.shirt.answer MustStay']);
    expect(locked(skater, skaterChange({ answers: [] }))).toEqual([]);
  });
});

describe('isUnchanged', () => {
  it('is so for the same contents, with events and answers in any order', () => {
    expect(isUnchanged(skater, skaterChange())).toBe(true);
    const two = [...answers, { question: 'music', answer: 'own' }];
    const twoBack = two.toReversed();
    expect(isUnchanged({ ...skater, answers: two }, skaterChange({ answers: twoBack }))).toBe(true);
  });

  it('takes an empty field for one that is not given', () => {
    expect(isUnchanged(team, teamChange())).toBe(true);
  });

  it('is not so for a spelling, an answer or an event', () => {
    expect(isUnchanged(skater, skaterChange({ fullName: 'Ada Froste' }))).toBe(false);
    expect(isUnchanged(skater, skaterChange({ answers: [] }))).toBe(false);
    expect(isUnchanged(skater, skaterChange({ event: ['f.1'] }))).toBe(false);
    expect(isUnchanged(couple, coupleChange({ email: 'bo@test.example' }))).toBe(false);
  });
});
