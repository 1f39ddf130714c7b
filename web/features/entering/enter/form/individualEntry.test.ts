import { describe, expect, it } from 'vitest';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { individualEntryBody } from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import { chosenEvents, offeredEvents, matchingEvents } from '../../entries/index.ts';
import { answerErrors } from './answerErrors.ts';
import {
  ageAtStart,
  EMPTY_ENTRY,
  EMPTY_SKATER,
  individualRequest,
  requestedEvents,
  valuesForNextSkater,
} from './individualEntry.ts';

const event = (id: string, level: string) => ({ id, level, seconds: 90, capacity: null });
const form: Form = {
  id: 'form-1',
  competitionId: 'comp-1',
  name: 'Form',
  formats: [
    {
      id: 'freestyle',
      iceMinutes: null,
      format: 'Freestyle',
      entry: 'individual',
      skaters: [1, 1],
      music: 'own',
      events: [event('freestyle.freestyle-4', 'Freestyle 4')],
    },
    {
      id: 'couple',
      iceMinutes: null,
      format: 'Couple',
      entry: 'dance',
      skaters: [2, 2],
      music: 'own',
      events: [event('couple.couple-1', 'Couple 1')],
    },
    {
      id: 'footwork',
      iceMinutes: null,
      format: 'Footwork',
      entry: 'individual',
      skaters: [1, 1],
      music: 'own',
      events: [event('footwork.freestyle-4', 'Freestyle 4'), event('footwork.freestyle-5', 'Freestyle 5')],
    },
  ],
  firstEventPrice: 59000,
  secondEventPrice: 20000,
  additionalEventPrice: 15000,
  teamPrice: null,
  coupleLadder: 'own',
  lateFees: [],
  questions: [],
  version: 1,
};
const competition = { id: 'comp-1', startDate: '2026-12-04' };
const filled = {
  fullName: 'Mia Kwan',
  gender: 'Female',
  birthdate: '2015-12-05',
  country: 'Japan',
  homeIsiRink: 'Mega Ice',
  isi: '123456',
  expDate: '2027-08-31',
  highestIsiTestLevel: 'Freestyle 4',
  answers: {},
  event: ['footwork.freestyle-5', 'freestyle.freestyle-4', 'gone.gone'],
};

describe('the body of an individual entry', () => {
  it('is one that the handler takes, with events, format, age and total by the rules', () => {
    const body = individualRequest(filled, competition, form);
    expect(individualEntryBody.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      event: ['freestyle.freestyle-4', 'footwork.freestyle-5'],
      format: 'Freestyle',
      age: 10,
      totalPrice: 79000,
    });
  });

  it('of an empty form is refused in every field a person fills', () => {
    const { error } = individualEntryBody.safeParse(individualRequest(EMPTY_ENTRY, competition, form));
    const refused = new Set(error?.issues.map(({ path }) => path[0]));
    expect([...Object.keys(EMPTY_SKATER), 'event'].filter((field) => !refused.has(field))).toEqual([]);
  });
});

describe('the age', () => {
  it('is counted on the first day, and is nothing before there is a birthdate', () => {
    expect(ageAtStart('2015-12-04', '2026-12-04')).toBe(11);
    expect(ageAtStart('2015-1', '2026-12-04')).toBeNull();
    expect(ageAtStart('2027-01-01', '2026-12-04')).toBeNull();
  });
});

describe('the choice of events', () => {
  const groups = offeredEvents(form, 'individual');

  it('holds what a skater enters alone', () => {
    expect(groups.map(({ format }) => format)).toEqual(['Freestyle', 'Footwork']);
  });

  it('is searched by all words typed, whatever their case', () => {
    expect(matchingEvents(groups, 'FOOT 4').flatMap(({ events }) => events.map(({ id }) => id))).toEqual([
      'footwork.freestyle-4',
    ]);
    expect(matchingEvents(groups, '')).toEqual(groups);
  });

  it('is summed up by the names people use', () => {
    expect(chosenEvents(groups, filled.event).map(({ label }) => label)).toEqual([
      'Freestyle 4',
      'Footwork · Freestyle 5',
    ]);
  });
});

it('leaves a brother or sister the family’s country and rink, nothing else', () => {
  expect(valuesForNextSkater(filled)).toEqual({
    ...EMPTY_SKATER,
    country: 'Japan',
    homeIsiRink: 'Mega Ice',
    event: [],
    answers: {},
  });
});

describe('answers', () => {
  const question = (id: string, required: boolean) => ({
    id,
    question: `About ${id}`,
    kind: 'text' as const,
    options: [],
    required,
    entries: ['individual' as const],
  });
  const questions = [question('coach', true), question('bus', false)];

  it('go with the entry where they are given, and only to what is asked', () => {
    const answers = { coach: { answer: ' Kim ' }, bus: { answer: ' ' }, gone: { answer: 'yes' } };
    const body = individualRequest({ ...filled, answers }, competition, { ...form, questions });
    expect(body.answers).toEqual([{ question: 'coach', answer: 'Kim' }]);
    expect(answerErrors(questions, 'individual', answers)).toEqual([]);
    expect(answerErrors(questions, 'team', answers)).toEqual([]);
  });

  it('are asked for where they are missing, at their question', () => {
    expect(answerErrors(questions, 'individual', {})).toEqual([
      { field: 'answers.coach.answer', code: 'NotNull', message: 'Answer missing' },
    ]);
  });
});

it('prices the ticked events of the form’s own kind, in its order', () => {
  const event = ['footwork.freestyle-4', 'gone.gone', 'couple.couple-1', 'freestyle.freestyle-4'];
  expect(requestedEvents('individual', { event }, form)).toEqual({
    event: ['freestyle.freestyle-4', 'footwork.freestyle-4'],
    skaters: 0,
  });
  expect(requestedEvents('dance', { event }, form).event).toEqual(['couple.couple-1']);
});
