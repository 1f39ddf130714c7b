import { expect, it } from 'vitest';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { DATE, problemOf } from './lateProblem.testing.ts';
import { lateProposals } from './lateProposals.ts';

const block = (start: string, minutes: number, more: Partial<Block>): Block => ({
  surfaceId: 'A',
  date: DATE,
  start: `${start}:00`,
  seconds: minutes * 60,
  kind: 'flight',
  ...more,
});

it('takes the flights of a late day round the hours in which others have the ice', () => {
  const starts = ['10:00', '10:20', '10:55', '11:35'];
  const blocks = [
    ...starts.map((start, index) => block(start, 20, { flightId: `f${index}` })),
    block('10:40', 15, { kind: 'resurfacing' }),
    block('11:15', 20, { kind: 'break' }),
  ];
  const flights = starts.map((_, index) => ({
    id: `f${index}`,
    eventId: 'Solo Alpha',
    programmes: [`p${index}`],
  }));
  const problem = problemOf(['ann', 'bo', 'cy', 'di']);
  const closed = block('11:30', 60, { kind: 'resurfacing', locked: true });
  // The first flight ended at 11:00 and not at 10:20.
  const day = {
    date: DATE,
    now: secondsOfTime('11:00'),
    published: new Map(flights.map(({ id }, index) => [id, secondsOfTime(starts[index] ?? '')])),
    fixed: new Map([['f0', { surfaceId: 'A', start: secondsOfTime('10:40'), end: secondsOfTime('11:00') }]]),
  };
  const [later] = lateProposals(
    { ...problem, fixed: { ...problem.fixed, blocks: [closed] } },
    { flights, blocks, panels: [] },
    day,
  );
  // Nobody resurfaces before hours that give the ice back fresh.
  expect(
    later?.plan.blocks.map(({ start, flightId, kind }) => `${start.slice(0, 5)} ${flightId ?? kind}`),
  ).toEqual(['10:00 f0', '11:00 f1', '12:30 f2', '12:50 f3']);
});

it.each([
  ['goes again only later', { opens: '12:00', closes: '15:00' }, ['A 12:00', 'B 11:20'], 0],
  ['is lost for the rest of the day', { opens: '10:00', closes: '11:00' }, ['A 11:20', 'B 11:20'], 1],
])('takes a flight to other ice where its own %s', (_, ofA, [later, other], lost) => {
  const blocks = [block('10:40', 20, { flightId: 'f0' }), block('11:20', 20, { flightId: 'f1' })];
  const flights = ['f0', 'f1'].map((id, index) => ({ id, eventId: 'Solo Alpha', programmes: [`p${index}`] }));
  const problem = problemOf(['ann', 'bo']);
  const surfaces = problem.surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((day) => (surface.id === 'A' ? { ...day, ...ofA } : day)),
  }));
  const day = {
    date: DATE,
    now: secondsOfTime('11:00'),
    published: new Map([['f1', secondsOfTime('11:20')]]),
    fixed: new Map([['f0', { surfaceId: 'A', start: secondsOfTime('10:40'), end: secondsOfTime('11:00') }]]),
  };
  const ways = lateProposals({ ...problem, surfaces }, { flights, blocks, panels: [] }, day);
  const placesOf = (flight: string) =>
    ways.map(({ plan }) => {
      const own = plan.blocks.find(({ flightId }) => flightId === flight);
      return `${own?.surfaceId ?? ''} ${own?.start.slice(0, 5) ?? ''}`;
    });
  expect(placesOf('f1')).toEqual([later, other]);
  expect(ways.map(({ price }) => price.withoutIce)).toEqual([lost, 0]);
});

it('moves a flight off lost ice even where two rests get too short', () => {
  const blocks = [
    block('14:00', 20, { surfaceId: 'B', flightId: 'f0' }),
    block('14:42', 20, { surfaceId: 'B', flightId: 'f1' }),
    block('14:00', 20, { flightId: 'f2' }),
  ];
  const flights = [['p0'], ['p1', 'p2'], ['p3', 'p4']].map((programmes, index) => ({
    id: `f${String(index)}`,
    eventId: 'Solo Alpha',
    programmes,
  }));
  const problem = problemOf(['cy', 'ann', 'bo', 'ann', 'bo'], '18:00');
  const restMinutes = { least: 10, wanted: 10, otherSurface: 0 };
  const surfaces = problem.surfaces.map((surface) => ({
    ...surface,
    days: surface.days.map((day) => (surface.id === 'A' ? { ...day, closes: '11:00' } : day)),
  }));
  const day = {
    date: DATE,
    now: secondsOfTime('13:50'),
    published: new Map(blocks.map(({ flightId = '', start }) => [flightId, secondsOfTime(start)])),
    fixed: new Map([['f0', { surfaceId: 'B', start: secondsOfTime('14:00'), end: secondsOfTime('14:20') }]]),
  };
  const rules = { ...problem.rules, restMinutes };
  const ways = lateProposals({ ...problem, surfaces, rules }, { flights, blocks, panels: [] }, day);
  expect(ways.map(({ price }) => [price.rests.length, price.withoutIce])).toEqual([
    [0, 1],
    [2, 0],
  ]);
});
