import { expect, it } from 'vitest';
import { coachRequest } from './coachRequest.ts';

it.each([
  [{}, {}],
  [{ coachId: '' }, { coachId: null, newCoach: null }],
  [
    { coachId: 'c-1', newCoach: { name: 'Left over', email: '' } },
    { coachId: 'c-1', newCoach: null },
  ],
  // A field that nobody typed into has no value.
  [
    { coachId: 'notListed', newCoach: { name: 'Kay' } },
    { coachId: null, newCoach: { name: 'Kay', email: null } },
  ],
  [{ coachId: 'notListed' }, { coachId: null, newCoach: { name: '', email: null } }],
  [
    { coachId: 'notListed', newCoach: { name: 'Kay', email: ' ' } },
    { coachId: null, newCoach: { name: 'Kay', email: null } },
  ],
  [
    { coachId: 'notListed', coachName: 'Kay', coachEmail: 'kay@coaches.example' },
    { coachId: null, newCoach: { name: 'Kay', email: 'kay@coaches.example' } },
  ],
])('%j sends %j', (values, expected) => {
  expect(coachRequest(values)).toEqual(expected);
});
