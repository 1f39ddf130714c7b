import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '../../contract/core/planningFiles.ts';
import { comparePlans, type PeopledPlan } from './comparePlans.ts';
import { timeOfSeconds } from '../core/dates/times.ts';

const PROGRAMMES = (['s1', 's2', 's3'] as const).map((skater, index) => ({
  id: `p${index + 1}`,
  eventId: 'e',
  seconds: 60,
  skaters: [skater],
  rinkId: null,
  coachId: index < 2 ? `c${index + 1}` : null,
}));
const block = (flightId: string, start: string, surfaceId = 'A', date = '2027-01-06'): Block => ({
  surfaceId,
  date,
  start,
  seconds: 395,
  kind: 'flight',
  flightId,
});
const FLIGHTS = [
  { id: 'f1', eventId: 'e', programmes: ['p1', 'p2'] },
  { id: 'f2', eventId: 'e', programmes: ['p3'] },
];
const PANEL = {
  surfaceId: 'A',
  date: '2027-01-06',
  flightIds: ['f1', 'f2'],
  judges: ['j1', 'j2', null],
  referee: 'r1',
};
const peopledPlan = (plan: Partial<PeopledPlan['plan']>) => ({
  programmes: PROGRAMMES,
  plan: { flights: FLIGHTS, blocks: [block('f1', '07:00:00'), block('f2', '07:10:00')], panels: [], ...plan },
});
const at = (start: string, surfaceId = 'A', date = '2027-01-06') => ({ surfaceId, date, start });

it('says who moves, from when to when and by how many minutes', () => {
  const after = peopledPlan({ blocks: [block('f1', '07:14:59'), block('f2', '06:55:00', 'B')] });
  const moved = { from: at('07:00:00'), to: at('07:14:59'), minutes: 14, isAnnounced: false };
  expect(comparePlans(peopledPlan({}), after)).toEqual([
    { role: 'skater', personId: 's1', programmeId: 'p1', ...moved },
    { role: 'skater', personId: 's2', programmeId: 'p2', ...moved },
    {
      role: 'skater',
      personId: 's3',
      programmeId: 'p3',
      from: at('07:10:00'),
      to: at('06:55:00', 'B'),
      minutes: -15,
      isAnnounced: true,
    },
    { role: 'coach', personId: 'c1', programmeId: 'p1', ...moved },
    { role: 'coach', personId: 'c2', programmeId: 'p2', ...moved },
  ]);
});

it('follows a programme into another flight, and a flight under another id', () => {
  const flights = [
    { id: 'f9', eventId: 'e', programmes: ['p2'] },
    { id: 'f2', eventId: 'e', programmes: ['p3', 'p1'] },
  ];
  const blocks = [block('f9', '07:00:00'), block('f2', '07:10:00')];
  expect(comparePlans(peopledPlan({}), peopledPlan({ flights, blocks }))).toMatchObject([
    { role: 'skater', personId: 's1', minutes: 10, isAnnounced: false },
    { role: 'coach', personId: 'c1', minutes: 10, isAnnounced: false },
  ]);
});

it('announces to a judge and a family a time that is five minutes earlier or more', () => {
  const before = peopledPlan({ panels: [PANEL] });
  const announced = (first: string) => {
    const after = peopledPlan({
      blocks: [block('f1', first), block('f2', '07:10:00')],
      panels: [PANEL],
    });
    return comparePlans(before, after).map(({ role, isAnnounced }) => `${role} ${String(isAnnounced)}`);
  };
  expect(new Set(announced('06:49:00'))).toEqual(new Set(['skater true', 'coach true', 'judge true']));
  expect(new Set(announced('06:55:00'))).toEqual(new Set(['skater true', 'coach true', 'judge true']));
  expect(new Set(announced('06:55:30'))).toEqual(new Set(['skater false', 'coach false', 'judge false']));
});

it('announces the next day, another surface at the same time, a withdrawal, a late entry and another coach', () => {
  const nextDay = peopledPlan({
    blocks: [block('f1', '07:00:00', 'A', '2027-01-07'), block('f2', '07:10:00', 'B')],
  });
  expect(
    comparePlans(peopledPlan({}), nextDay).map(({ minutes, isAnnounced }) => [minutes, isAnnounced]),
  ).toEqual([
    [1_440, true],
    [1_440, true],
    [0, true],
    [1_440, true],
    [1_440, true],
  ]);
  const withdrawn = peopledPlan({ flights: FLIGHTS.slice(0, 1), blocks: [block('f1', '07:00:00')] });
  const gone = { role: 'skater', personId: 's3', programmeId: 'p3', minutes: null, isAnnounced: true };
  expect(comparePlans(peopledPlan({}), withdrawn)).toEqual([{ ...gone, from: at('07:10:00'), to: null }]);
  expect(comparePlans(withdrawn, peopledPlan({}))).toEqual([{ ...gone, from: null, to: at('07:10:00') }]);
  const programmes = PROGRAMMES.map((programme) =>
    programme.id === 'p1' ? { ...programme, coachId: 'c2' } : programme,
  );
  expect(comparePlans(peopledPlan({}), { ...peopledPlan({}), programmes })).toMatchObject([
    { role: 'coach', personId: 'c1', programmeId: 'p1', to: null, isAnnounced: true },
    { role: 'coach', personId: 'c2', programmeId: 'p1', from: null, isAnnounced: true },
  ]);
});

it('moves a judge with the panel, by its first flight, and names who comes and who goes', () => {
  const before = peopledPlan({ panels: [PANEL] });
  const after = peopledPlan({
    blocks: [block('f1', '07:20:00'), block('f2', '07:10:00')],
    panels: [{ ...PANEL, flightIds: ['f2', 'f1'], judges: ['j1', null, 'j3'], referee: 'r1' }],
  });
  const judges = comparePlans(before, after).filter(({ role }) => role === 'judge');
  const judge = { role: 'judge', programmeId: null, eventIds: ['e'] };
  const moved = { ...judge, from: at('07:00:00'), to: at('07:10:00'), minutes: 10 };
  expect(judges).toEqual([
    { ...moved, personId: 'j1', isAnnounced: false },
    { ...moved, personId: 'j2', to: null, minutes: null, isAnnounced: true },
    { ...moved, personId: 'j3', from: null, minutes: null, isAnnounced: true },
    { ...moved, personId: 'r1', isAnnounced: false },
  ]);
});

it('tells a judge who is replaced after the first flight of a panel which flights others judge now', () => {
  const before = peopledPlan({ panels: [{ ...PANEL, id: 'panel' }] });
  const after = peopledPlan({
    panels: [
      { ...PANEL, id: 'panel', flightIds: ['f1'] },
      { ...PANEL, id: 'panel', flightIds: ['f2'], judges: ['j1', 'j3', null] },
    ],
  });
  const judge = { role: 'judge', programmeId: null, eventIds: ['e'], minutes: null, isAnnounced: true };
  expect(comparePlans(before, after)).toEqual([
    { ...judge, personId: 'j2', from: at('07:10:00'), to: null },
    { ...judge, personId: 'j3', from: null, to: at('07:10:00') },
  ]);
  // Once told, they hear of it no more.
  expect(comparePlans(after, after)).toEqual([]);
});

const times = fc.array(fc.integer({ min: 0, max: 86_399 }), { minLength: 2, maxLength: 2 });

it('finds the same moves backwards, and none between a plan and itself', () => {
  fc.assert(
    fc.property(times, times, (one, other) => {
      const [before, after] = [one, other].map((starts) =>
        peopledPlan({
          blocks: starts.map((start, index) => block(`f${index + 1}`, timeOfSeconds(start))),
          panels: [PANEL],
        }),
      );
      if (!before || !after) return;
      expect(comparePlans(before, before)).toEqual([]);
      const backwards = comparePlans(after, before).map(({ from, to, minutes, ...move }) => ({
        ...move,
        from: to,
        to: from,
        minutes: minutes === null ? null : 0 - minutes,
        // Fewer minutes are announced of an earlier time than of a later one.
        isAnnounced: expect.any(Boolean),
      }));
      expect(comparePlans(before, after)).toEqual(backwards);
    }),
  );
});

it('tells nobody of a panel that became two of the same people, or two that became one', () => {
  const whole = peopledPlan({ panels: [{ ...PANEL, id: 'whole' }] });
  const halves = peopledPlan({
    panels: ['f1', 'f2'].map((flightId) => ({ ...PANEL, id: flightId, flightIds: [flightId] })),
  });
  expect(comparePlans(whole, halves)).toEqual([]);
  expect(comparePlans(halves, whole)).toEqual([]);
  const later = {
    ...halves,
    plan: { ...halves.plan, blocks: [block('f1', '07:00:00'), block('f2', '07:40:00')] },
  };
  const judges = comparePlans(whole, later).filter(({ role }) => role === 'judge');
  expect(judges.map(({ personId, from, to }) => [personId, from?.start, to?.start])).toEqual(
    ['j1', 'j2', 'r1'].map((id) => [id, '07:10:00', '07:40:00']),
  );
});
