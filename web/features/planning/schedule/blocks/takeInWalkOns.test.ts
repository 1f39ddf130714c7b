import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { lengthsOfFlights } from '../../../../../shared/domain/planning/byHand/trackFindings.ts';
import {
  flight,
  FREESTYLE,
  girl,
  problemOf,
} from '../../../../../shared/domain/planning/flights/flightsByHand.testing.ts';
import { findingsOf, planWithWalkOns } from '../scheduleModel.ts';
import { takeInWalkOns } from './takeInWalkOns.ts';

const DATE = '2027-01-06';
const PROBLEM = problemOf([girl(0), girl(1), girl(2)]);
const FLIGHTS = [flight('f1', ['p0']), flight('f2', ['p1'])];
const LENGTHS = lengthsOfFlights(PROBLEM, FLIGHTS);
const block = (start: string, flightId: string) => ({
  start,
  seconds: LENGTHS.get(flightId) ?? 0,
  kind: 'flight' as const,
  flightId,
});
const DRAFT: ScheduleDraft = {
  generation: 1,
  revision: 1,
  seed: null,
  plannedAt: null,
  published: null,
  tracks: [
    { surfaceId: 'A', date: DATE, version: 1, blocks: [block('10:00:00', 'f1'), block('10:10:00', 'f2')] },
  ],
  events: [{ eventId: FREESTYLE, version: 1, isFrozen: false, flights: FLIGHTS }],
  panels: [],
};
const takeIn = takeInWalkOns(PROBLEM, {
  flightId: 'f1',
  walkOns: ['p2'],
  at: '2027-01-06T00:00:00.000Z',
  reason: 'Walk-on',
});

/** The flights that are too short for who skates in them. */
function tooShort(draft: ScheduleDraft, begun: readonly string[] = []): string[] {
  const plan = planWithWalkOns(draft, new Map([['f1', ['p2']]]));
  const known = begun.map((id) => [id, { id, eventId: FREESTYLE, place: null, order: null }] as const);
  return findingsOf(PROBLEM, plan, new Map(known))
    .filter(({ rule }) => rule === 'tooShort')
    .flatMap(({ flightIds }) => flightIds);
}

it('finds a flight too short for its walk-ons until they have their minutes', () => {
  expect(tooShort(DRAFT)).toEqual(['f1']);
  // Nobody can give minutes to what skates already.
  expect(tooShort(DRAFT, ['f1'])).toEqual([]);
  const after = takeIn(DRAFT);
  if ('fault' in after) throw new Error(after.fault);
  expect(tooShort(after)).toEqual([]);
  const blocks = after.tracks.flatMap((track) => track.blocks);
  expect(blocks[0]?.seconds).toBeGreaterThan(LENGTHS.get('f1') ?? 0);
  expect(takeIn(after)).toEqual({ fault: 'changedSince' });
});

it('leaves a frozen event as it is', () => {
  const frozen = { ...DRAFT, events: DRAFT.events.map((event) => ({ ...event, isFrozen: true })) };
  expect(takeIn(frozen)).toEqual({ fault: 'frozen' });
});
