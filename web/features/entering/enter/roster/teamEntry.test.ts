import { describe, expect, it } from 'vitest';
import { teamEntryBody } from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import {
  EMPTY_MEMBER,
  EMPTY_TEAM,
  valuesForNextTeam,
  isBlank,
  memberOfSkater,
  teamRequest,
  teamErrors,
} from './teamEntry.ts';

const form: Form = {
  id: 'form-1',
  competitionId: 'comp-1',
  name: 'Form',
  formats: [
    {
      id: 'ensemble',
      iceMinutes: null,
      format: 'Ensemble',
      entry: 'team',
      skaters: [2, 3],
      music: 'own',
      events: [{ id: 'ensemble.low', level: 'Low', seconds: 150, capacity: null }],
    },
  ],
  firstEventPrice: 0,
  secondEventPrice: 0,
  additionalEventPrice: 0,
  teamPrice: { per: 'skater', amount: 18_000 },
  coupleLadder: 'own',
  lateFees: [],
  questions: [],
  version: 1,
};
const competition = { id: 'comp-1', startDate: '2026-12-04' };
const member = (fullName: string, birthdate: string, alternate = false) => ({
  ...EMPTY_MEMBER,
  fullName,
  birthdate,
  alternate,
});
const filled = {
  ...EMPTY_TEAM,
  event: 'ensemble.low',
  nameOfTeam: 'Ice Foxes',
  coachName: 'Mira Lake',
  coachEmail: 'mira@clubs.test.example',
  coachProfessional: 'P4711',
  country: 'Japan',
  homeIsiRink: 'Mega Ice',
  skaters: [
    member('Mia Kwan', '5.12.2015'),
    member('Leo Kwan', '2016-03-09'),
    member('Ada Frost', '1/2/2014', true),
  ],
};
const errorsOf = (values: typeof filled) =>
  teamErrors(values, competition, form, 'not taken').map(({ field, code }) => `${field} ${code}`);

describe('the body of a team', () => {
  it('is one that the handler takes: days as they were understood, alternates free of charge', () => {
    const body = teamRequest(filled, competition, form);
    expect(teamEntryBody.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ format: 'Ensemble', totalPrice: 36_000 });
    expect(body.skaters.map(({ birthdate }) => birthdate)).toEqual([
      '2015-12-05',
      '2016-03-09',
      '2014-02-01',
    ]);
    expect(body.skaters[0]).toMatchObject({
      gender: null,
      isi: null,
      expDate: null,
      highestIsiTestLevel: null,
    });
    expect(body).not.toHaveProperty('roster');
  });

  it('of an empty form is refused in every field a person fills', () => {
    const { error } = teamEntryBody.safeParse(teamRequest(EMPTY_TEAM, competition, form));
    const refused = new Set(error?.issues.map(({ path }) => path[0]));
    const { roster: _roster, answers: _answers, ...fields } = EMPTY_TEAM;
    expect(Object.keys(fields).filter((field) => !refused.has(field))).toEqual([]);
  });
});

describe('a roster is refused', () => {
  it('not at all when it fits', () => {
    expect(errorsOf(filled)).toEqual([]);
  });

  it('as a whole where too few or too many skate, alternates apart', () => {
    expect(errorsOf({ ...filled, skaters: filled.skaters.slice(1) })).toEqual(['skaters MustWithin']);
    const four = [...filled.skaters, member('Tim Pond', '2013-01-01'), member('Kai Snow', '2013-01-02')];
    expect(errorsOf({ ...filled, skaters: four })).toEqual(['skaters MustWithin']);
  });

  it('in the row of who stands there twice, however the date is written', () => {
    const twin = [...filled.skaters.slice(0, 2), member('mia  KWAN', '2015-12-05')];
    expect(errorsOf({ ...filled, skaters: twin })).toEqual(['skaters.2.fullName AlreadyExist']);
  });

  it('in the row of who is not born yet', () => {
    const unborn = [...filled.skaters.slice(0, 1), member('Leo Kwan', '1.1.2027')];
    expect(errorsOf({ ...filled, skaters: unborn })).toEqual(['skaters.1.birthdate MustValid']);
  });

  it('while pasted rows are not taken, so that none is forgotten', () => {
    expect(errorsOf({ ...filled, roster: 'Tim Pond;2013-01-01' })).toEqual(['roster MustCorrect']);
  });

  it('for rows without a name or a date by the schema alone', () => {
    const blank = [...filled.skaters, member('', ''), member('', '')].slice(0, 5);
    expect(errorsOf({ ...filled, skaters: blank })).toEqual(['skaters MustWithin']);
  });
});

it('a row is blank until something is typed into it', () => {
  expect(isBlank({ ...EMPTY_MEMBER, alternate: true })).toBe(true);
  expect(isBlank({ ...EMPTY_MEMBER, isi: '1' })).toBe(false);
});

it('a skater of the family comes with what the account knows', () => {
  const mia = {
    id: 's-1',
    fullName: 'Mia Kwan',
    gender: 'Female' as const,
    birthdate: '2015-12-05',
    country: 'Japan',
    homeIsiRink: 'Mega Ice',
    isi: '123',
    expDate: null,
    levels: [{ ladder: 'Freestyle', level: 'Freestyle 4' }],
  };
  expect(memberOfSkater(mia)).toEqual({
    fullName: 'Mia Kwan',
    gender: 'Female',
    birthdate: '2015-12-05',
    isi: '123',
    expDate: '',
    highestIsiTestLevel: 'Freestyle 4',
    alternate: false,
  });
});

it('leaves the next team its coach, country and rink, nothing else', () => {
  expect(valuesForNextTeam(filled)).toEqual({ ...filled, event: '', nameOfTeam: '', skaters: [] });
});
