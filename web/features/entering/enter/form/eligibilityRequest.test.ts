import { expect, it } from 'vitest';
import type {
  EligibilityFacts,
  PersonFacts,
} from '../../../../../shared/domain/entering/eligibility/facts.ts';
import { eligibilityRequest, isSamePeople } from './eligibilityRequest.ts';

const context = { competitionId: 'comp-1', entryId: undefined, country: ' ' };
const person = (facts: Partial<PersonFacts> = {}): PersonFacts => ({
  fullName: 'Mia Kwan',
  birthdate: '2015-12-05',
  isi: '123456',
  expDate: '',
  highestIsiTestLevel: ' Freestyle 4 ',
  alternate: false,
  registry: null,
  vouches: [],
  otherEntries: [],
  ...facts,
});
const requestFor = (
  people: PersonFacts[],
  facts: Partial<Pick<EligibilityFacts, 'kind' | 'events'>> = {},
) => {
  const whole: Partial<EligibilityFacts> = { kind: 'individual', rink: '', events: [], people, ...facts };
  return eligibilityRequest(whole as EligibilityFacts, context);
};
const lowEnsemble = [{ id: 'ensemble.low', format: 'Ensemble', level: 'Low' }];

it('asks about a person with a membership number and a birthdate, and leaves out what is empty', () => {
  expect(requestFor([person()])).toEqual({
    kind: 'individual',
    competitionId: 'comp-1',
    entryId: null,
    event: [],
    country: null,
    homeIsiRink: null,
    people: [
      {
        fullName: 'Mia Kwan',
        birthdate: '2015-12-05',
        isi: '123456',
        expDate: null,
        highestIsiTestLevel: 'Freestyle 4',
        alternate: false,
      },
    ],
  });
});

it.each([
  ['no number', { isi: '' }],
  ['a number that is none', { isi: 'soon' }],
  ['half a birthdate', { birthdate: '2015-12' }],
])('asks nothing about a person with %s', (_, facts) => {
  expect(requestFor([person(facts)])).toBeNull();
});

it('asks about a team by names and birthdates alone, once its event is chosen', () => {
  const member = person({ isi: '' });
  expect(requestFor([member], { kind: 'team' })).toBeNull();
  expect(requestFor([member], { kind: 'team', events: lowEnsemble })).toMatchObject({
    event: ['ensemble.low'],
    people: [{ fullName: 'Mia Kwan', isi: null }],
  });
});

it('sends a number without its birthdate only where it is no number', () => {
  const half = { birthdate: '' };
  const request = requestFor([person(), person({ ...half }), person({ ...half, isi: 'soon' })]);
  expect(request?.people.map(({ isi }) => isi)).toEqual(['123456', null, 'soon']);
});

it('takes a change of events for a question about the same people, and another number for a new one', () => {
  const before = requestFor([person()]);
  const events = requestFor([person()], { events: lowEnsemble });
  const other = requestFor([person({ isi: '654321' })]);
  if (!before || !events || !other) throw new Error('All three are asked');
  expect(isSamePeople(before, events)).toBe(true);
  expect(isSamePeople(before, other)).toBe(false);
});
