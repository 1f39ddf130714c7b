import { describe, expect, it } from 'vitest';
import type { RunFlight, RunStarter } from '../../../contract/day/running/dayRuns.ts';
import { groupOf, otherStarts, withoutTeamNames } from './otherStarts.ts';

const starterOf = (names: string, state: RunStarter['state'] = 'expected'): RunStarter => ({
  programmeId: names,
  state,
  at: null,
  by: null,
  reason: null,
  scratchId: null,
  order: 1,
  name: names,
  people: names.split(' & ').map((name) => ({ id: name.toLowerCase(), name })),
  sayAs: '',
  rink: '',
  musicTitle: '',
  seconds: 90,
  isWalkOn: false,
  contactOpened: null,
  checkInUndone: false,
});

it('tells a couple from a team and from a skater alone', () => {
  const groups = ['Ada', 'Ada & Bo', 'Ada & Bo & Cy'].map((names) => groupOf(starterOf(names)));
  expect(groups).toEqual([null, 'couple', 'team']);
});

const flightOf = (start: string, state: RunFlight['state'], ...starters: RunStarter[]): RunFlight => ({
  id: start,
  eventId: 'e',
  event: { format: 'Freestyle', level: '1' },
  part: { number: 1, of: 1 },
  start,
  seconds: 600,
  state,
  expected: null,
  hold: null,
  warmUpSeconds: 180,
  version: 0,
  changes: [],
  startedAt: null,
  startedBy: null,
  endedAt: null,
  endedBy: null,
  starters,
});

const flights = [
  flightOf('11:00:00', 'toCome', starterOf('Ida'), starterOf('Leo', 'scratched')),
  flightOf('10:00:00', 'toCome', starterOf('Ida & Leo')),
  flightOf('09:00:00', 'now', starterOf('Leo'), starterOf('Mia')),
  flightOf('08:00:00', 'done', starterOf('Ida', 'checkedIn')),
  flightOf('12:00:00', 'toCome', starterOf('Ida & Leo & Mia & Noa', 'checkedIn')),
];

const foundFor = (start: string, name: string) => {
  const flight = flights.find((one) => one.start === start);
  const starter = flight?.starters.find((one) => one.name === name);
  if (!flight || !starter) throw new Error('No such start');
  return otherStarts(flights, { flight, starter }).map(({ person, starts }) => [
    person.name,
    starts.map((one) => `${one.flight.start.slice(0, 5)} ${one.starter.name}`),
  ]);
};

describe('the other starts of the day', () => {
  it('are a skater’s own, a couple’s and a team’s, by time, without what is over or scratched', () => {
    expect(foundFor('11:00:00', 'Ida')).toEqual([
      ['Ida', ['10:00 Ida & Leo', '12:00 Ida & Leo & Mia & Noa']],
    ]);
  });

  it('are told for each of a couple, and for nobody of a team', () => {
    expect(foundFor('10:00:00', 'Ida & Leo')).toEqual([
      ['Ida', ['11:00 Ida', '12:00 Ida & Leo & Mia & Noa']],
      ['Leo', ['09:00 Leo', '12:00 Ida & Leo & Mia & Noa']],
    ]);
    expect(foundFor('12:00:00', 'Ida & Leo & Mia & Noa')).toEqual([]);
  });
});

it('names a skater and both of a couple to helpers, and of a team nobody', () => {
  const namesOf = (names: string) => withoutTeamNames(starterOf(names).people).map(({ name }) => name);
  expect([namesOf('Ida'), namesOf('Ida & Leo'), namesOf('Ida & Leo & Mia')]).toEqual([
    ['Ida'],
    ['Ida', 'Leo'],
    ['', '', ''],
  ]);
});
