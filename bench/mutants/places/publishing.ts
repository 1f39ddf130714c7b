import type { Mutant } from '../mutant.ts';

const PUBLISHING_TESTS = ['publishing.http.test.ts'];
const RACES = ['publishingRaces.http.test.ts'];

export const PUBLISHING: readonly Mutant[] = [
  {
    mistake: 'a draft that changes while it is published is published unchecked',
    within: 'isAsRead',
    file: 'draft/repository.ts',
    from: 'AND revision = :read',
    to: 'AND revision >= :read',
    tests: RACES,
  },
  {
    mistake: 'a repeat of an older draft counts as published',
    within: 'isMadeOf',
    from: 'published.revision === revision',
    to: 'published.revision >= revision',
    tests: RACES,
  },
  {
    mistake: 'a flight that skates is moved to another order',
    within: 'flightsUnderWay',
    from: '!hasBegun && !isJudged',
    to: '!hasBegun || !isJudged',
    tests: ['day.http.test.ts', ...PUBLISHING_TESTS],
  },
  {
    mistake: 'a flight that skates is published at another time or on another surface',
    within: 'isAsBegun',
    from: 'isSamePlace(begun.place, after.place)',
    to: 'isSamePlace(begun.place, begun.place)',
    tests: ['flightsUnderWay.test.ts', ...PUBLISHING_TESTS],
  },
  {
    mistake: 'the refund policy keeps a part of what was paid for a cancelled event',
    within: 'FULL_REFUND',
    from: 'percent: 100',
    to: 'percent: 50',
    tests: ['cancelEvent.http.test.ts', 'leaveCancelledEvent.test.ts'],
  },
  {
    mistake: 'a flight of a cancelled event starts',
    within: 'underWayWrite',
    from: 'NOT contains(cancelledEvents, :event)',
    to: 'NOT contains(cancelledEvents, :published)',
    tests: ['cancelEvent.http.test.ts', 'pointerRaces.test.ts'],
  },
  {
    mistake: 'hard findings are published without a confirmation',
    within: 'checkPublishable',
    from: '.every((finding) => known.has(findingId(finding)))',
    to: '.every((finding) => known.has(findingId(finding)) || known.size === 0)',
    tests: PUBLISHING_TESTS,
  },
  {
    mistake: 'flights without ice are published',
    within: 'checkPublishable',
    from: 'unplacedFlights(plan).length > 0',
    to: 'unplacedFlights(plan).length > plan.flights.length',
    tests: PUBLISHING_TESTS,
  },
  {
    mistake: 'start orders that nobody drew are published unasked',
    within: 'checkPublishable',
    from: '!accepted.has(id)',
    to: 'accepted.has(id)',
    tests: ['publishing/undrawnOrders.http.test.ts'],
  },
  {
    mistake: 'an archived competition is published again',
    within: 'publishSchedule',
    file: 'publishing/publishSchedule.ts',
    from: "competition.state === 'archived'",
    to: "competition.state === 'draft'",
    tests: RACES,
  },
  {
    mistake: 'a competition that is archived at the same moment gets its first schedule',
    within: 'scheduledWrite',
    from: "condition: '#state = :published'",
    to: "condition: 'attribute_exists(#state) OR #state = :published'",
    tests: RACES,
  },
  {
    mistake: 'two publish the same version and both are told that theirs stands',
    within: 'publishSchedule',
    file: 'publishing/publishSchedule.ts',
    from: 'if (other && isMadeOf(other, request)) return answerOf(other);\n    throw error;',
    to: 'if (other) return answerOf(other);\n    throw error;',
    tests: RACES,
  },
  {
    mistake: 'a family is mailed about a time that did not change',
    within: 'makeScheduleMails',
    from: 'moves.some(({ isAnnounced }) => isAnnounced)',
    to: 'moves.length > 0',
    tests: ['publishing.http.test.ts', 'publishing/crash.test.ts'],
  },
  {
    mistake: 'a mail tells a time that a later schedule has moved again',
    within: 'standingMoves',
    from: 'stored.moves.filter((move) => !moved.some((other) => isSame(move, other)))',
    to: 'stored.moves.filter((move) => moved.every((other) => isSame(move, other)))',
    tests: ['composePublishedMail.test.ts'],
  },
];
