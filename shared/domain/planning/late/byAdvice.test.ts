import { expect, it } from 'vitest';
import { NO_SEATS } from '../panels/openedSeats.ts';
import { byAdvice } from './byAdvice.ts';
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

it('advises no way that puts a judge or a coach where they can’t be, while one without exists', () => {
  const [judge, flightIds] = ['j1', ['f1']];
  const opened = {
    seats: 1,
    empty: 0,
    flightIds,
    judges: [{ coachId: judge, rule: 'certificate' as const, flightIds, meanwhile: null }],
  };
  const coaches = [
    { rule: 'coach', severity: 'medium' as const, flightIds, coaches: [judge], skaters: [], minutes: 0 },
  ];
  for (const clash of [{ opened }, { coaches }]) {
    const later = way('later', { averageMinutes: 45 });
    expect(orderOf([later, way('otherIce', clash)])).toEqual(['later', 'otherIce']);
    expect(orderOf([way('later', { ...clash, averageMinutes: 45 }), way('otherIce', clash)])).toEqual([
      'otherIce',
      'later',
    ]);
    // What no way avoids speaks against none.
    const other = { coaches: [{ ...coaches[0], coaches: ['j2'] }] } as Partial<LatePrice>;
    const both = 'coaches' in clash ? { coaches: [...coaches, ...(other.coaches ?? [])] } : null;
    if (both)
      expect(orderOf([way('later', { ...clash, averageMinutes: 45 }), way('otherIce', both)])).toEqual([
        'later',
        'otherIce',
      ]);
    // Nobody stays without ice for it.
    expect(orderOf([way('later', { withoutIce: 1 }), way('otherIce', clash)])).toEqual(['otherIce', 'later']);
  }
});
