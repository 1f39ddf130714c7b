import { describe, expect, it } from 'vitest';
import { danceEntryBody } from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import {
  isPartnerAsked,
  coupleRequest,
  coupleErrors,
  EMPTY_COUPLE,
  valuesForNextCouple,
} from './coupleEntry.ts';

const format = (name: string, skaters: [number, number]): Form['formats'][number] => ({
  id: name,
  iceMinutes: null,
  format: name,
  entry: 'dance',
  skaters,
  music: 'own',
  events: [{ id: `${name}.1`, level: `${name} 1`, seconds: 90, capacity: null }],
});
const form: Form = {
  id: 'form-1',
  competitionId: 'comp-1',
  name: 'Form',
  formats: [format('Couple', [2, 2]), format('Pair', [2, 2]), format('Solo Dance', [1, 1])],
  firstEventPrice: 59_000,
  secondEventPrice: 20_000,
  additionalEventPrice: 15_000,
  teamPrice: null,
  coupleLadder: 'own',
  lateFees: [],
  questions: [
    { id: 'dress', question: 'Colour?', kind: 'text', options: [], required: true, entries: ['dance'] },
  ],
  version: 1,
};
const competition = { id: 'comp-1', startDate: '2026-12-04' };
const person = {
  fullName: 'Mia Kwan',
  gender: 'Female',
  birthdate: '2015-12-05',
  isi: '123456',
  expDate: '2027-08-31',
  highestIsiTestLevel: 'Couple 1',
};
const filled = {
  ...person,
  country: 'Japan',
  homeIsiRink: 'Mega Ice',
  partner: { ...person, fullName: 'Leo Kwan', email: ' ' },
  answers: { dress: { answer: 'Blue' } },
  event: ['Pair.1', 'Couple.1'],
};
const errorsOf = (values: typeof filled) =>
  coupleErrors(values, competition, form).map(({ field, code }) => `${field} ${code}`);

describe('the body of a couple', () => {
  it('is one that the handler takes, priced by its events, without an address that is not given', () => {
    const body = coupleRequest(filled, competition, form);
    expect(danceEntryBody.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      event: ['Couple.1', 'Pair.1'],
      format: 'Couple',
      totalPrice: 79_000,
      partner: { fullName: 'Leo Kwan', email: null },
      answers: [{ question: 'dress', answer: 'Blue' }],
    });
  });

  it('of an empty form is refused in every field a person fills, the partner’s too once an event is for two', () => {
    const refusedOf = (event: string[]) => {
      const body = coupleRequest({ ...EMPTY_COUPLE, event }, competition, form);
      return danceEntryBody.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];
    };
    const refused = [...refusedOf([]), ...refusedOf(['Pair.1'])];
    const { email: _email, ...partner } = EMPTY_COUPLE.partner;
    expect(refused).toEqual(expect.arrayContaining(Object.keys(partner).map((name) => `partner.${name}`)));
    expect(refused).toEqual(expect.arrayContaining(['fullName', 'country', 'homeIsiRink', 'event']));
  });

  it('has no partner where all is danced alone, whatever was typed', () => {
    expect(coupleRequest({ ...filled, event: ['Solo Dance.1'] }, competition, form).partner).toBeNull();
    expect(isPartnerAsked(form, ['Solo Dance.1', 'Pair.1'])).toBe(true);
    expect(isPartnerAsked(form, [])).toBe(false);
  });
});

describe('a couple is refused', () => {
  it('not at all when both are named', () => {
    expect(errorsOf(filled)).toEqual([]);
  });

  it('at the partner who is the skater, however the name is written', () => {
    const partner = { ...filled.partner, fullName: 'mía KWAN' };
    expect(coupleErrors({ ...filled, partner }, competition, form)).toEqual([
      { field: 'partner.fullName', code: 'AlreadyExist', message: 'This person is named twice' },
    ]);
  });

  it('at a partner who is not born yet, and at what is not answered', () => {
    const partner = { ...filled.partner, birthdate: '2027-01-01' };
    expect(errorsOf({ ...filled, partner, answers: { dress: { answer: '' } } })).toEqual([
      'partner.birthdate MustValid',
      'answers.dress.answer NotNull',
    ]);
  });
});

it('leaves the next couple the family’s country and rink, nothing else', () => {
  expect(valuesForNextCouple(filled)).toEqual({ ...EMPTY_COUPLE, country: 'Japan', homeIsiRink: 'Mega Ice' });
});
