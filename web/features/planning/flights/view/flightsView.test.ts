import { describe, expect, it } from 'vitest';
import {
  FREESTYLE,
  STROKING,
  boy,
  girl,
  problemOf,
} from '../../../../../shared/domain/planning/flights/flightsByHand.testing.ts';
import { draftOf, factsOf } from '../flightsPage.testing.ts';
import { NO_WALK_ONS } from '../../../../../shared/domain/planning/published/withWalkOns.ts';
import { type EventView, flightsView, sizesOf } from './flightsView.ts';
import { openTwice, rowsOf } from './programmeRows.ts';
import { ageSpanOf, ruleFact } from './ruleFacts.ts';
import { peopleSearch } from './searchPeople.ts';

/** p0 to p3 girls of an age, p4 three years and two months younger, p5 a boy; p6 and p7 are stroking. */
const PROBLEM = problemOf([
  ...[0, 10, 20, 30, 1_157].map((born) => girl(born)),
  boy(5),
  girl(0, STROKING),
  girl(1, STROKING),
]);
const FACTS = factsOf(PROBLEM, [
  'Mia Ng',
  'Zoë Ørsted',
  'Ana Lima',
  'Kim Bo',
  'Lu Wei',
  'Tom Bo',
  'Mia Ng',
  'Eva Roy',
]);
const DRAFT = draftOf({
  [FREESTYLE]: [
    { id: 'f1', programmes: ['p0', 'p1', 'p4', 'gone'] },
    { id: 'f2', programmes: ['p5'] },
  ],
});

const eventOf = (id: string): EventView | undefined =>
  flightsView(FACTS, DRAFT, NO_WALK_ONS).events.find((event) => event.id === id);

describe('the flights of an event', () => {
  it('names lengths, broken rules, lone skaters and what changed since', () => {
    const event = eventOf(FREESTYLE);
    expect(event).toMatchObject({ programmes: 6, crowd: 'skaters', lone: 1, broken: 1, changes: 3 });
    expect(event?.unassigned.map(({ id }) => id)).toEqual(['p2', 'p3']);
    expect(event?.flights.map(({ number, broken, withdrawn }) => ({ number, broken, withdrawn }))).toEqual([
      { number: 1, broken: [{ rule: 'ageSpan', by: 427 }], withdrawn: ['gone'] },
      { number: 2, broken: [], withdrawn: [] },
    ]);
    // 180 s of warm-up; 60, 90 and 90 s of programmes; 35 s after each.
    expect(event?.flights[0]?.seconds).toBe(180 + 60 + 90 + 90 + 3 * 35);
    expect(event?.flights[1]?.lone?.joinable).toEqual([{ flightId: 'f1', cost: -121 }]);
    expect(sizesOf(event?.flights ?? [])).toEqual([
      { size: 3, count: 1 },
      { size: 1, count: 1 },
    ]);
  });

  it('counts a walk-on in the flight that it joined: it is no change, and whoever it joined is not alone', () => {
    const { events } = flightsView(FACTS, DRAFT, new Map([['f2', ['p2']]]));
    const [event] = events;
    expect(event).toMatchObject({ lone: 0, changes: 2 });
    expect(event?.unassigned.map(({ id }) => id)).toEqual(['p3']);
    expect(event?.flights.map(({ walkOns }) => walkOns)).toEqual([[], ['p2']]);
  });

  it('numbers flights by the clock once they stand on the ice, in the order in which they are shown', () => {
    const placed = draftOf(
      Object.fromEntries(DRAFT.events.map(({ eventId, flights }) => [eventId, flights])),
      [
        { start: '08:00:00', seconds: 600, kind: 'flight', flightId: 'f1' },
        { start: '07:00:00', seconds: 600, kind: 'flight', flightId: 'f2' },
      ],
    );
    const { events } = flightsView(FACTS, placed, NO_WALK_ONS);
    expect(events[0]?.flights.map(({ number, flight }) => [number, flight.id])).toEqual([
      [1, 'f2'],
      [2, 'f1'],
    ]);
  });

  it('shows an event whose flights are not built yet, without changes', () => {
    expect(eventOf(STROKING)).toMatchObject({ programmes: 2, flights: [], changes: 0, lone: 0 });
  });

  it('groups events by format, and leaves out those that nobody entered', () => {
    const { formats } = flightsView(FACTS, DRAFT, NO_WALK_ONS);
    expect(formats.map(({ format, events }) => [format, events.map(({ id }) => id)])).toEqual([
      ['Solo', [FREESTYLE]],
      ['Stroking', [STROKING]],
    ]);
  });
});

describe('a broken rule in figures', () => {
  const { book } = flightsView(FACTS, DRAFT, NO_WALK_ONS);

  it('says the age span and what is allowed', () => {
    expect(ruleFact(book, FREESTYLE, ['p0', 'p4'], 'ageSpan')).toEqual({
      rule: 'ageSpan',
      span: { years: 3, months: 2, days: 0 },
      most: { years: 2, months: 0, days: 0 },
    });
    expect(ruleFact(book, FREESTYLE, ['p0', 'p1'], 'size')).toEqual({ rule: 'size', size: 2, most: 9 });
    expect(ruleFact(book, FREESTYLE, ['p0', 'p5'], 'sex')).toEqual({ rule: 'sex' });
  });

  it.each([
    [730, { years: 2, months: 0, days: 0 }],
    [731, { years: 2, months: 0, days: 1 }],
    [3, { years: 0, months: 0, days: 3 }],
    [791, { years: 2, months: 2, days: 0 }],
  ])('counts %i days', (days, span) => {
    expect(ageSpanOf(days)).toEqual(span);
  });

  it('counts both in days where they would read the same', () => {
    const other = { ...book, rules: { ...book.rules, ageSpanDays: 1_156 } };
    expect(ruleFact(other, FREESTYLE, ['p0', 'p4'], 'ageSpan')).toEqual({
      rule: 'ageSpan',
      span: { years: 0, months: 0, days: 1_157 },
      most: { years: 0, months: 0, days: 1_156 },
    });
  });
});

it('lists age on the first day, sex, rink and coach; of a withdrawn skater nothing', () => {
  const find = rowsOf(FACTS);
  expect(find('p0')).toEqual({
    id: 'p0',
    name: 'Mia Ng',
    entryId: 'entry of p0',
    ages: [12],
    sexes: ['F'],
    rink: 'Mega Ice',
    coach: 'Lee Moon',
    isWithdrawn: false,
  });
  expect(find('gone')).toMatchObject({ name: 'Ida Frost', ages: [], isWithdrawn: true });
  expect(find('erased')).toMatchObject({ name: '', entryId: null, isWithdrawn: true });
});

it('finds people by parts of their names, whatever their accents', () => {
  const search = peopleSearch(FACTS, flightsView(FACTS, DRAFT, NO_WALK_ONS));
  expect(search('zoe ors')).toEqual([
    {
      programmeId: 'p1',
      name: 'Zoë Ørsted',
      members: [],
      eventId: FREESTYLE,
      flight: { id: 'f1', number: 1 },
    },
  ]);
  expect(search('MIA').map(({ programmeId, flight }) => [programmeId, flight])).toEqual([
    ['p0', { id: 'f1', number: 1 }],
    ['p6', null],
  ]);
  expect(search('  ')).toEqual([]);
  const team = { ...FACTS, programmes: FACTS.programmes.map((one) => ({ ...one, name: 'Ice Comets' })) };
  expect(
    peopleSearch(team, flightsView(team, DRAFT, NO_WALK_ONS))('lima').map(({ members }) => members),
  ).toEqual([['Ana Lima']]);
});

it('finds skaters who are first twice though somebody else could be', () => {
  const twice = problemOf([girl(0), girl(1), girl(0, STROKING)]);
  const same = {
    ...twice,
    programmes: twice.programmes.map((one) => (one.id === 'p2' ? { ...one, skaters: ['s0'] } : one)),
  };
  const drawn = { seed: 7, at: '2027-01-01T00:00:00.000Z', reason: null };
  const openers = (...programmes: string[]) => [
    ...openTwice(
      factsOf(same),
      draftOf({
        [FREESTYLE]: [{ id: 'f1', programmes, drawn }],
        [STROKING]: [{ id: 'f2', programmes: ['p2'], drawn }],
      }),
    ),
  ];
  // The stroking flight has no other skater to open it.
  expect(openers('p0', 'p1')).toEqual(['p0']);
  expect(openers('p1', 'p0')).toEqual([]);
  expect(openers('p0')).toEqual([]);
});
