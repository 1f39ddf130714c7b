import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookOf, brokenRules } from './bookRules.ts';
import { buildFlights } from './buildFlights.ts';
import { ALPHA, FREESTYLE, STROKING, boy, flight, girl, problemOf } from './flightsByHand.testing.ts';
import { loneSkaters } from './loneSkaters.ts';

const names = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `p${index + from}`);

it('lists what a lone skater could join, and which rule forbids the other flights of the level', () => {
  const starters = [
    // p0, the lone girl; p1 to p4 near her in age; p5 and p6 two years and three days older.
    ...[0, 10, 20, 30, 40].map((born) => girl(born)),
    ...[-733, -732].map((born) => girl(born)),
    // p7 to p8 boys; p9 a boy alone; p10 to p18 nine girls; p19 to p20 of another event; p21 of another level.
    boy(5),
    boy(6),
    boy(7),
    ...Array.from({ length: 9 }, (_, index) => girl(index)),
    girl(0, STROKING),
    girl(0, STROKING),
    girl(0, ALPHA),
  ];
  const flights = [
    flight('lone', ['p0']),
    flight('older', ['p5', 'p6']),
    flight('near', names(4, 1)),
    flight('boys', ['p7', 'p8']),
    flight('boy', ['p9']),
    flight('full', names(9, 10)),
    flight('stroking', ['p19', 'p20'], STROKING),
    flight('alpha', ['p21'], ALPHA),
  ];
  const [first] = loneSkaters(problemOf(starters), flights);
  expect(first).toEqual({
    flightId: 'lone',
    programmeId: 'p0',
    // Two lone ones become a pair: 12 − 200. A third with two boys: 3 − 12 − 100. A fifth girl: 0 − 0 − 100.
    joinable: [
      { flightId: 'boy', cost: -188 },
      { flightId: 'boys', cost: -109 },
      { flightId: 'near', cost: -100 },
    ],
    forbidden: [
      { flightId: 'stroking', rules: [{ rule: 'event', by: 1 }] },
      { flightId: 'full', rules: [{ rule: 'size', by: 1 }] },
      { flightId: 'older', rules: [{ rule: 'ageSpan', by: 3 }] },
    ],
  });
});

it('names sex, adults and several rules at once', () => {
  // Eighteen on 2027-01-06 means born by 2009-01-06, which is 2,186 days before 2015.
  const starters = [boy(0), girl(0), girl(1), boy(5), girl(-2_300), girl(-2_310)];
  const flights = [
    flight('lone', ['p0']),
    flight('mixed', ['p1', 'p2', 'p3']),
    flight('adults', ['p4', 'p5']),
  ];
  expect(loneSkaters(problemOf(starters), flights)[0]?.forbidden).toEqual([
    { flightId: 'mixed', rules: [{ rule: 'sex', by: 1 }] },
    {
      flightId: 'adults',
      rules: [
        { rule: 'adults', by: 1 },
        { rule: 'ageSpan', by: 2_310 - 1_095 },
      ],
    },
  ]);
});

it('lets sexes skate together where the event does, within two years only', () => {
  const starters = [boy(0, ALPHA), girl(730, ALPHA), girl(731, ALPHA)];
  const flights = ['p0', 'p1', 'p2'].map((id) => flight(`of ${id}`, [id], ALPHA));
  const [first] = loneSkaters(problemOf(starters), flights);
  expect(first?.joinable).toEqual([{ flightId: 'of p1', cost: -188 }]);
  expect(first?.forbidden).toEqual([{ flightId: 'of p2', rules: [{ rule: 'ageSpan', by: 1 }] }]);
});

const starters = fc.array(
  fc.record({
    event: fc.constantFrom(FREESTYLE, STROKING, ALPHA),
    born: fc.integer({ min: -3_000, max: 1_500 }),
    sex: fc.constantFrom('F' as const, 'M' as const, null),
  }),
  { maxLength: 40 },
);

it('names a rule for each flight of the level that cannot be joined, and none for those that can', () => {
  fc.assert(
    fc.property(starters, (people) => {
      const problem = problemOf(people);
      const flights = buildFlights(problem);
      const lone = loneSkaters(problem, flights);
      expect(lone.map(({ flightId }) => flightId)).toEqual(
        flights.filter(({ programmes }) => programmes.length === 1).map(({ id }) => id),
      );
      for (const { flightId, joinable, forbidden } of lone) {
        const own = flights.find(({ id }) => id === flightId);
        const ofLevel = flights.filter(
          (host) => host !== own && host.eventId.endsWith('Alpha') === own?.eventId.endsWith('Alpha'),
        );
        const named = [...joinable, ...forbidden].map((join) => join.flightId);
        expect(named.sort()).toEqual(ofLevel.map(({ id }) => id).sort());
        for (const { rules } of forbidden) expect(rules).not.toEqual([]);
        for (const { cost } of joinable) expect(cost).toBeLessThan(0);
      }
    }),
  );
});

it('finds flights by rule within the rules, but for ages that would leave somebody alone', () => {
  fc.assert(
    fc.property(starters, (people) => {
      const problem = problemOf(people);
      const book = bookOf(problem);
      for (const { eventId, programmes } of buildFlights(problem)) {
        const rules = brokenRules(book, eventId, programmes).map(({ rule }) => rule);
        expect(rules.filter((rule) => rule !== 'ageSpan' && rule !== 'alone')).toEqual([]);
      }
    }),
  );
});
