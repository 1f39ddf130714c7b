import type { Mutant } from '../mutant.ts';

const PLACES = ['places.http.test.ts'];

export const CAPACITY: readonly Mutant[] = [
  {
    mistake: 'an event takes one more than its capacity',
    within: 'hasPlaceCondition',
    from: 'capacity - 1',
    to: 'capacity',
    tests: ['conditions.test.ts', ...PLACES],
  },
  {
    mistake: 'an event counts as full one place late',
    within: 'eventAvailability',
    from: "'taken') >= capacity",
    to: "'taken') > capacity",
    tests: ['decidePlaces.test.ts', 'capacityModel.test.ts'],
  },
  {
    mistake: 'ice that is exactly enough counts as too little',
    within: 'formatAvailability',
    from: 'used + needed > limit',
    to: 'used + needed >= limit',
    tests: ['decidePlaces.test.ts', 'capacityModel.test.ts'],
  },
  {
    mistake: 'limited ice is counted in minutes where seconds are meant',
    within: 'availablePlaces',
    from: 'iceMinutes * 60 - ',
    to: 'iceMinutes - ',
    tests: ['availablePlaces.test.ts'],
  },
  {
    mistake: 'an event that is too long for all ice waits for ever instead of being refused',
    within: 'exceedsLimits',
    from: 'seconds > competition.iceMinutes * 60',
    to: 'seconds > competition.iceMinutes * 3600',
    tests: ['decidePlaces.test.ts', 'capacityModel.test.ts'],
  },
  {
    mistake: 'a new entry passes those who wait',
    within: 'firstLimitReached',
    from: "index > passed && countOf(counters, list, 'waiting') > 0",
    to: "index > passed && countOf(counters, list, 'waiting') < 0",
    tests: ['decidePlaces.test.ts', 'capacityModel.test.ts'],
  },
  {
    mistake: 'who enters beside a full list is stored before those who joined it meanwhile',
    within: 'nobodyWaitsCondition',
    from: 'waiting = :nobody)',
    to: 'waiting >= :nobody)',
    tests: ['conditions.test.ts', ...PLACES],
  },
  {
    mistake: 'a promotion goes on after the head of the list',
    within: 'decidePromotion',
    from: 'if (limit === list) break;',
    to: 'if (limit === list) continue;',
    tests: ['decidePromotion.test.ts'],
  },
  {
    mistake: 'places that are kept for other lists are given away',
    within: 'unreservedPlaces',
    from: "- (counts?.['waitingElsewhere'] ?? 0)",
    to: '',
    tests: ['decidePromotion.test.ts', 'capacityModel.test.ts'],
  },
  {
    mistake: 'a promotion holds although the list was reordered meanwhile',
    within: 'headOfListCondition',
    from: "text: 'reordered = :order', values: { ':order': revision }",
    to: "text: 'reordered >= :order', values: { ':order': 0 }",
    tests: ['conditions.test.ts', 'waitingInterleaved.http.test.ts'],
  },
];
