import { describe, expect, it } from 'vitest';
import {
  FREESTYLE,
  STROKING,
  girl,
  problemOf,
} from '../../../../../shared/domain/planning/flights/flightsByHand.testing.ts';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { DraftEdit } from '../../draft/index.ts';
import { draftOf } from '../flightsPage.testing.ts';
import { chunksOfEvents } from './buildInChunks.ts';
import { consequencesOf } from './consequences.ts';
import { drawOrders, flightsToDraw } from './drawOrders.ts';
import {
  buildEdit,
  changeEdit,
  freezeEdit,
  orderEdit,
  refitEdit,
  takeInEdit,
  takeOutEdit,
} from './flightEdits.ts';

/** p0 to p3 of an age, p4 three years younger; p5 and p6 are stroking. */
const PROBLEM = problemOf([
  ...[0, 10, 20, 30, 1_100].map((born) => girl(born)),
  girl(0, STROKING),
  girl(1, STROKING),
]);
const AT = '2027-01-01T00:00:00.000Z';
const NOW = { at: AT, reason: null };
const DRAWN = { seed: 7, at: '2026-12-24T00:00:00.000Z', reason: null };
const SOLO = [
  { id: 'f1', programmes: ['p1', 'p0'], drawn: DRAWN },
  { id: 'f2', programmes: ['p2', 'p3'], drawn: DRAWN },
];
const block = (start: string, seconds: number, flightId: string) => ({
  start,
  seconds,
  kind: 'flight' as const,
  flightId,
});
const BLOCKS = [block('10:00:00', 400, 'f1'), block('10:06:40', 430, 'f2')];
const DRAFT = draftOf({ [FREESTYLE]: SOLO }, BLOCKS);

function made(edit: DraftEdit, draft = DRAFT): ScheduleDraft {
  const after = edit(draft);
  if ('fault' in after) throw new Error(after.fault);
  return after;
}
const flightsOf = ({ events }: ScheduleDraft, eventId = FREESTYLE) =>
  events.find((event) => event.eventId === eventId)?.flights;
const blocksOf = ({ tracks }: ScheduleDraft) =>
  tracks.flatMap(({ blocks }) => blocks.map(({ start, seconds, flightId }) => [flightId, start, seconds]));

describe('building', () => {
  it('works before there is any schedule', () => {
    const after = made(buildEdit(PROBLEM, new Set([FREESTYLE, STROKING]), new Set(), NOW), draftOf({}));
    expect(after.events).toEqual([
      {
        eventId: FREESTYLE,
        version: 0,
        isFrozen: false,
        flights: [
          { id: 'f1', programmes: ['p0', 'p1', 'p2'] },
          // Better beyond the age span than alone.
          { id: 'f2', programmes: ['p3', 'p4'] },
        ],
      },
      { eventId: STROKING, version: 0, isFrozen: false, flights: [{ id: 'f3', programmes: ['p5', 'p6'] }] },
    ]);
    expect(after.tracks).toEqual([]);
  });

  it('takes flights that are no more off the board, and says so before', () => {
    const after = made(buildEdit(PROBLEM, new Set([FREESTYLE]), new Set(), NOW));
    expect(flightsOf(after)?.map(({ id }) => id)).toEqual(['f3', 'f4']);
    expect(blocksOf(after)).toEqual([]);
    expect(consequencesOf(PROBLEM, DRAFT, after)).toMatchObject({ removed: 2, unplaced: 2, moved: 0 });
  });

  it('leaves frozen events alone', () => {
    const frozen = made(freezeEdit(FREESTYLE, true));
    expect(made(buildEdit(PROBLEM, new Set([FREESTYLE]), new Set(), NOW), frozen)).toEqual(frozen);
  });

  it('sends no more parts at once than the server takes', () => {
    const ids = Array.from({ length: 150 }, (_, index) => `e${index}`);
    expect(chunksOfEvents(draftOf({}), ids).map(({ length }) => length)).toEqual([60, 60, 30]);
    expect(chunksOfEvents(DRAFT, ids)[0]).toHaveLength(59);
    expect(chunksOfEvents(DRAFT, ids).flat()).toEqual(ids);
  });
});

describe('a change by hand', () => {
  const merge = { kind: 'merge', flightId: 'f1', otherId: 'f2' } as const;

  it('merges: the block lasts longer, the other one goes, and no reason is needed', () => {
    const after = made(changeEdit(PROBLEM, merge, NOW));
    expect(flightsOf(after)).toEqual([{ id: 'f1', programmes: ['p1', 'p0', 'p2', 'p3'], drawn: DRAWN }]);
    // 180 s of warm-up; 60, 90, 120 and 60 s of programmes; 35 s after each.
    expect(blocksOf(after)).toEqual([['f1', '10:00:00', 180 + 330 + 140]]);
    expect(consequencesOf(PROBLEM, DRAFT, after)).toMatchObject({
      broken: [],
      removed: 1,
      needsReason: false,
    });
  });

  it('names the rules that it breaks, with the flight’s number', () => {
    const withYoung = draftOf({ [FREESTYLE]: [...SOLO, { id: 'f3', programmes: ['p4'] }] });
    const move = { kind: 'move', programmeId: 'p4', toFlightId: 'f2', place: 2 } as const;
    const after = made(changeEdit(PROBLEM, move, NOW), withYoung);
    expect(consequencesOf(PROBLEM, withYoung, after).broken).toEqual([
      {
        flightId: 'f2',
        number: 2,
        facts: [
          {
            rule: 'ageSpan',
            span: { years: 2, months: 11, days: 0 },
            most: { years: 2, months: 0, days: 0 },
          },
        ],
      },
    ]);
  });

  it('needs a reason where it changes a drawn start order, and keeps it', () => {
    const move = { kind: 'move', programmeId: 'p0', toFlightId: 'f1', place: 0 } as const;
    const after = made(changeEdit(PROBLEM, move, { at: AT, reason: 'Costume change' }));
    expect(consequencesOf(PROBLEM, DRAFT, after).needsReason).toBe(true);
    expect(flightsOf(after)?.[0]).toEqual({
      id: 'f1',
      programmes: ['p0', 'p1'],
      drawn: { seed: null, at: AT, reason: 'Costume change' },
    });
  });

  it('needs a reason for flights that families have seen', () => {
    const published = { ...DRAFT, published: { version: 1, at: AT, generation: 1, revision: 1 } };
    const after = made(changeEdit(PROBLEM, merge, NOW), published);
    expect(consequencesOf(PROBLEM, published, after).needsReason).toBe(true);
  });

  it('is refused by a frozen event, and where the flight is another by now', () => {
    const frozen = made(freezeEdit(FREESTYLE, true));
    expect(changeEdit(PROBLEM, merge, NOW)(frozen)).toEqual({ fault: 'frozen' });
    expect(changeEdit(PROBLEM, { ...merge, otherId: 'f9' }, NOW)(DRAFT)).toEqual({ fault: 'changedSince' });
    expect(
      flightsOf(made(changeEdit(PROBLEM, merge, NOW), made(freezeEdit(FREESTYLE, false), frozen))),
    ).toHaveLength(1);
  });
});

describe('entries that changed since', () => {
  it('puts a new skater into the flight that suits best, and gives way on the board', () => {
    const late = draftOf({
      [FREESTYLE]: [
        { id: 'f1', programmes: ['p1', 'p0', 'p3'] },
        { id: 'f2', programmes: ['p4'] },
      ],
    });
    expect(flightsOf(made(takeInEdit(PROBLEM, 'p2', NOW), late))).toEqual([
      { id: 'f1', programmes: ['p1', 'p0', 'p3', 'p2'] },
      { id: 'f2', programmes: ['p4'] },
    ]);
    expect(takeInEdit(PROBLEM, 'p0', NOW)(late)).toEqual({ fault: 'changedSince' });
    const alone = draftOf({ [FREESTYLE]: [{ id: 'f1', programmes: ['p0', 'p1'] }] });
    expect(flightsOf(made(takeInEdit(PROBLEM, 'p4', NOW), alone))?.[1]).toEqual({
      id: 'f2',
      programmes: ['p4'],
    });

    const onBoard = draftOf({ [FREESTYLE]: [{ id: 'f1', programmes: ['p0', 'p1'] }] }, [
      block('10:00:00', 400, 'f1'),
    ]);
    const after = made(takeInEdit(PROBLEM, 'p2', NOW), onBoard);
    expect(flightsOf(after)).toEqual([{ id: 'f1', programmes: ['p0', 'p1', 'p2'] }]);
    expect(blocksOf(after)).toEqual([['f1', '10:00:00', 400 + 120 + 35]]);
  });

  it('takes a withdrawn skater out of a frozen event too, but nobody else', () => {
    const frozen = made(
      freezeEdit(FREESTYLE, true),
      draftOf({ [FREESTYLE]: [{ id: 'f1', programmes: ['gone', 'p0'] }] }),
    );
    expect(flightsOf(made(takeOutEdit(PROBLEM, 'gone', NOW), frozen))).toEqual([
      { id: 'f1', programmes: ['p0'] },
    ]);
    expect(takeOutEdit(PROBLEM, 'p0', NOW)(frozen)).toEqual({ fault: 'frozen' });
    const alone = draftOf({ [FREESTYLE]: [{ id: 'f1', programmes: ['gone'] }] }, [
      block('10:00:00', 400, 'f1'),
    ]);
    expect(made(takeOutEdit(PROBLEM, 'gone', NOW), alone)).toMatchObject({
      events: [{ flights: [] }],
      tracks: [{ blocks: [] }],
    });
  });
});

it('fits a block whose programmes last longer than when it was placed', () => {
  const after = made(
    refitEdit(PROBLEM, 'f1', NOW),
    draftOf({ [FREESTYLE]: SOLO }, [block('10:00:00', 300, 'f1')]),
  );
  // 180 s of warm-up; 60 and 90 s of programmes; 35 s after each.
  expect(blocksOf(after)).toEqual([['f1', '10:00:00', 180 + 150 + 70]]);
  expect(flightsOf(after)).toEqual(SOLO);
});

describe('drawing', () => {
  it('draws the same order for the same seed, whatever the order before', () => {
    const one = draftOf({ [FREESTYLE]: [{ id: 'f1', programmes: ['p0', 'p1', 'p2', 'p3'] }] });
    const other = draftOf({ [FREESTYLE]: [{ id: 'f1', programmes: ['p3', 'p1', 'p0', 'p2'] }] });
    const ids = new Set(['f1']);
    expect(drawOrders(PROBLEM, one, ids, 42)).toEqual(drawOrders(PROBLEM, other, ids, 42));
    expect(drawOrders(PROBLEM, one, ids, 42)[0]?.programmes.toSorted()).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('records the seed, the instant and the reason', () => {
    const orders = [{ id: 'f1', eventId: FREESTYLE, programmes: ['p0', 'p1'] }];
    const after = made(orderEdit(PROBLEM, orders, 42, { at: AT, reason: 'Draw was not public' }));
    expect(flightsOf(after)).toEqual([
      { id: 'f1', programmes: ['p0', 'p1'], drawn: { seed: 42, at: AT, reason: 'Draw was not public' } },
      SOLO[1],
    ]);
    expect(consequencesOf(PROBLEM, DRAFT, after).needsReason).toBe(true);
  });

  it('skips flights that have an order, and frozen ones', () => {
    const some = draftOf({ [FREESTYLE]: SOLO, [STROKING]: [{ id: 'f3', programmes: ['p5', 'p6'] }] });
    expect(flightsToDraw(some).map(({ id }) => id)).toEqual(['f3']);
    expect(flightsToDraw(made(freezeEdit(STROKING, true), some))).toEqual([]);
  });

  it('lets nobody open two flights', () => {
    const twice = {
      ...PROBLEM,
      programmes: PROBLEM.programmes.map((one) => (one.id === 'p5' ? { ...one, skaters: ['s1'] } : one)),
    };
    const draft = draftOf({
      [FREESTYLE]: [SOLO[0] ?? { id: '', programmes: [] }],
      [STROKING]: [{ id: 'f3', programmes: ['p5', 'p6'] }],
    });
    for (let seed = 0; seed < 20; seed += 1) {
      expect(drawOrders(twice, draft, new Set(['f3']), seed)[0]?.programmes[0]).toBe('p6');
    }
  });
});
