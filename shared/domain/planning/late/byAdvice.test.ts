import { expect, it } from 'vitest';
import { NO_SEATS } from '../panels/openedSeats.ts';
import { byAdvice, comparedWay } from './byAdvice.ts';
import type { LatePrice, LateProposal } from './lateProposals.ts';

const way = (catchUp: LateProposal['catchUp'], price: Partial<LatePrice>): LateProposal => ({
  catchUp,
  plan: { flights: [], blocks: [], panels: [] },
  price: {
    ends: [{ surfaceId: 'A', end: 40_000, closes: 54_000 }],
    waiting: 12,
    isOnTime: false,
    averageMinutes: 19,
    longestMinutes: 40,
    rests: [],
    coaches: [],
    withoutIce: 0,
    moved: [],
    movedTwice: [],
    reordered: [],
    shortResurfacings: 0,
    added: [],
    leftOut: [],
    opened: NO_SEATS,
    pauseMinutes: 0,
    movedPauses: [],
    goneWithFlights: [],
    ...price,
  },
});
const seats = (count: number) => ({ opened: { ...NO_SEATS, seats: count } });
const orderOf = (ways: readonly LateProposal[]) => byAdvice(ways).map(({ catchUp }) => catchUp);

it('advises the way with the least delay where no other needs fewer judges', () => {
  expect(orderOf([way('later', { averageMinutes: 33 }), way('otherIce', {})])).toEqual(['otherIce', 'later']);
  expect(byAdvice([])).toEqual([]);
});

it('advises the way that leaves no seat without a judge where skaters wait little longer by it', () => {
  const ways = [
    way('later', { averageMinutes: 33 }),
    way('otherIce', { waiting: 13, averageMinutes: 21 }),
    way('both', seats(3)),
  ];
  expect(orderOf(ways)).toEqual(['otherIce', 'both', 'later']);
});

it('advises it not where skaters wait much longer, rest too little, or are on the ice after closing', () => {
  const worse: Partial<LatePrice>[] = [
    { averageMinutes: 25 },
    { withoutIce: 1 },
    { rests: [{ rule: 'rest', severity: 'hard', flightIds: [], coaches: [], skaters: [], minutes: 1 }] },
    { ends: [{ surfaceId: 'A', end: 54_600, closes: 54_000 }] },
  ];
  for (const price of worse) {
    expect(orderOf([way('later', price), way('otherIce', seats(3))])).toEqual(['otherIce', 'later']);
  }
});

it('advises no way that puts a coach in two places, while one without exists', () => {
  const flightIds = ['f1'];
  const coach = (id: string) => [
    { rule: 'coach', severity: 'medium' as const, flightIds, coaches: [id], skaters: [], minutes: 0 },
  ];
  const clash = { coaches: coach('j1') };
  const other = way('otherIce', clash);
  expect(orderOf([way('later', { averageMinutes: 45 }), other])).toEqual(['later', 'otherIce']);
  // What no way avoids speaks against none.
  const later = way('later', { ...clash, averageMinutes: 45 });
  expect(orderOf([later, other])).toEqual(['otherIce', 'later']);
  const both = way('otherIce', { coaches: [...coach('j1'), ...coach('j2')] });
  expect(orderOf([later, both])).toEqual(['later', 'otherIce']);
  // Nobody stays without ice for it.
  expect(orderOf([way('later', { withoutIce: 1 }), other])).toEqual(['otherIce', 'later']);
});

it('lets no skater wait half an hour longer for one seat that another judge can take', () => {
  const judges = [{ coachId: 'j1', rule: 'certificate' as const, flightIds: ['f1'], meanwhile: null }];
  const opened = { seats: 1, empty: 0, flightIds: ['f1'], judges };
  const later = way('later', { averageMinutes: 56 });
  const other = way('otherIce', { averageMinutes: 23, opened });
  const ways = byAdvice([later, other]);
  expect(ways).toEqual([other, later]);
  expect(comparedWay(ways)).toBe(later);
  const little = way('later', { averageMinutes: 26 });
  expect(byAdvice([little, other])).toEqual([little, other]);
  expect(comparedWay([little, other])).toBe(other);
  expect(comparedWay(byAdvice([later, way('both', {})]))).toBeNull();
});

it('advises the way that sends nobody to other ice twice, where skaters wait little longer by it', () => {
  const other = way('otherIce', { averageMinutes: 20 });
  const both = way('both', { movedTwice: ['ed'] });
  expect(orderOf([other, both])).toEqual(['otherIce', 'both']);
  expect(orderOf([way('otherIce', { averageMinutes: 26 }), both])).toEqual(['both', 'otherIce']);
});
