import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrorsOf, fieldMessage } from './fieldMessages.ts';
import { email, text } from './scalars.ts';

/** Section 5 of the specification: the required fields with their labels. */
const NOT_EMPTY = {
  email: 'Email',
  name: 'Name',
  password: 'Password',
  role: 'Role',
  ring: 'Rink',
  date: 'Date',
  competitionId: 'Competition',
  format: 'Format',
  formId: 'Form',
  theme: 'Theme',
  image: 'Image',
  startDate: 'Start date',
  endDate: 'End date',
  nameOfTeam: 'Name of team',
  coachName: 'Coach name',
  coachEmail: 'Coach email',
  coachProfessional: 'Coach professional',
  country: 'Country',
  event: 'Event',
  fullName: 'Full name',
  gender: 'Gender',
  birthdate: 'Birthdate',
  age: 'Age',
  homeIsiRink: 'Home ISI rink',
  isi: 'ISI',
  expDate: 'Exp date',
  highestIsiTestLevel: 'Highest ISI test level',
  firstEventPrice: 'First event price',
  secondEventPrice: 'Second event price',
  additionalEventPrice: 'Additional event price',
  totalPrice: 'Total price',
};

describe('fieldMessage', () => {
  it.each(Object.entries(NOT_EMPTY))('gives the message for an empty %s', (field, label) => {
    expect(fieldMessage(field, 'NotNull')).toBe(`${label} must not empty`);
  });

  it.each([
    ['reason', 'Give a reason'],
    ['answers.coach.answer', 'Answer missing'],
    ['events', 'Events missing'],
    ['rinkId', 'Rink must not empty'],
  ])('names an empty %s, which section 5 does not list, in plain words', (field, message) => {
    expect(fieldMessage(field, 'NotNull')).toBe(message);
  });

  it('gives the other messages of section 5 word for word', () => {
    expect(fieldMessage('skaters', 'NotNull')).toBe('Please input skaters');
    expect(fieldMessage('email', 'AlreadyExist')).toBe('Email already exist');
    expect(fieldMessage('email', 'MustEmail')).toBe('Email format must valid');
    expect(fieldMessage('email', 'MustExist')).toBe('Email does not exist');
    expect(fieldMessage('password', 'MustValid')).toBe('Password must valid');
    expect(fieldMessage('password', 'MustCorrect')).toBe('Password incorrect');
    expect(fieldMessage('competitionId', 'MustExist')).toBe('Competition must exist');
    expect(fieldMessage('competitionId', 'MustEnabled')).toBe('Please choose the right competition');
    expect(fieldMessage('formId', 'MustExist')).toBe('Form must exist');
  });
});

describe('fieldErrorsOf', () => {
  const schema = z.object({ email, name: text() });
  const codes = (body: object) =>
    fieldErrorsOf(schema.safeParse(body, { reportInput: true }).error?.issues ?? []).map(
      ({ field, code }) => `${field} ${code}`,
    );

  it.each([
    [{}, ['email NotNull', 'name NotNull']],
    [{ email: null, name: ' \t ' }, ['email NotNull', 'name NotNull']],
    [{ email: 7, name: ['a'] }, ['email MustValid', 'name MustValid']],
    [{ email: 'nobody', name: 'x'.repeat(201) }, ['email MustEmail', 'name MustValid']],
    [{ email: ' A@b.example ', name: 'Ada' }, []],
  ])('finds in %j: %j', (body, expected) => {
    expect(codes(body)).toEqual(expected);
  });
});
