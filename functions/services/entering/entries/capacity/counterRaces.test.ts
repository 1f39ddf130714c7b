import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { ADA, individualEntry, storedEvent } from '../../../../../local/testing/storedEntries.ts';
import type { CompetitionLimits, Limits } from '../../../../../shared/domain/entering/capacity/limits.ts';
import {
  COMPETITION_WAITLIST,
  eventWaitlist,
} from '../../../../../shared/domain/entering/capacity/waitlists.ts';
import { getItem } from '../../../../platform/table/read.ts';
import { transact } from '../../../../platform/table/transaction.ts';
import { putItem } from '../../../../platform/table/writes.ts';
import { competitionCounterItem } from '../../../../store/entering/capacity/counters.ts';
import { countedEntry } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { placesKey, totalKey } from '../../../../store/keys.ts';
import { CapacityConflict, capacityWrites } from './capacityWrites.ts';
import { limitChangeWrites } from './limitChanges.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const EVENT = 'freestyle.1';
const LIST = eventWaitlist(EVENT);

/** An entry of Ada's in one event: with a place, or waiting in a list. */
function entryIn(competitionId: string, list: string | null): StoredEntry {
  const since = '2026-10-01T09:00:00.000Z';
  const waits = { state: 'waiting', waiting: { list: list ?? '', position: 'p1', since } } as const;
  return individualEntry({
    competitionId,
    skater: ADA,
    state: list === null ? 'confirmed' : 'waiting',
    events: [storedEvent(EVENT, list === null ? {} : waits)],
  });
}

const limitsOf = (places: number | null, competition: Partial<CompetitionLimits> = {}): Limits => ({
  places: new Map([[EVENT, places]]),
  iceSeconds: new Map(),
  competition: { capacity: null, iceMinutes: null, ...competition },
});

interface Change {
  readonly before: StoredEntry | null;
  readonly after: StoredEntry;
  readonly limits: Limits;
  /** How often the list was reordered, as it was read. */
  readonly revision?: number;
}

const count = ({ before, after, limits, revision = 0 }: Change) =>
  transact(
    capacityWrites(
      before && countedEntry(before),
      countedEntry(after),
      limits,
      new Map([LIST, COMPETITION_WAITLIST].map((list) => [list, revision])),
    ),
  );

/** Reads the counters of the event and of the competition. */
async function counters(competitionId: string) {
  const [event, total] = await Promise.all([
    getItem(placesKey(competitionId, EVENT)),
    getItem(totalKey(competitionId)),
  ]);
  return { event, total };
}

const place = (id: string) => entryIn(id, null);
const inLine = (id: string) => entryIn(id, LIST);
const inCompetitionLine = (id: string) => entryIn(id, COMPETITION_WAITLIST);
const full = limitsOf(null, { capacity: 5, iceMinutes: 10 });
const capped = limitsOf(null, { capacity: 5 });

/** Each race stores something after the call has read, so that a change does not hold any more. */
const RACES: readonly {
  readonly what: string;
  readonly event?: Readonly<Record<string, number>>;
  readonly total?: Readonly<Record<string, number>>;
  readonly change: (id: string) => Change;
  readonly field?: 'competitionId';
}[] = [
  {
    what: 'passes nobody who joined the list first, in an event without a limit by now',
    event: { taken: 1, waiting: 1 },
    change: (id) => ({ before: null, after: place(id), limits: limitsOf(null) }),
  },
  {
    what: 'does not join the list beside a place that opened',
    event: { taken: 1, waiting: 0 },
    change: (id) => ({ before: null, after: inLine(id), limits: limitsOf(2) }),
  },
  {
    what: 'is not promoted once another is at the head of the list',
    event: { taken: 0, waiting: 2, reordered: 1 },
    change: (id) => ({ before: inLine(id), after: place(id), limits: limitsOf(2) }),
  },
  {
    what: 'is not promoted once another is at the head of a list that was reordered before',
    event: { taken: 0, waiting: 2, reordered: 2 },
    change: (id) => ({ before: inLine(id), after: place(id), limits: limitsOf(2), revision: 1 }),
  },
  {
    what: 'does not join the competition’s list beside a place that opened',
    total: { entriesLeft: 1, waiting: 0 },
    change: (id) => ({ before: null, after: inCompetitionLine(id), limits: capped }),
    field: 'competitionId',
  },
  {
    what: 'does not join the competition’s list beside a place and ice that opened',
    total: { entriesLeft: 1, iceSecondsLeft: 600, waiting: 0 },
    change: (id) => ({ before: null, after: inCompetitionLine(id), limits: full }),
    field: 'competitionId',
  },
  {
    what: 'is not promoted to a place of the competition that another took',
    total: { entriesLeft: 0, waiting: 1 },
    change: (id) => ({ before: inCompetitionLine(id), after: place(id), limits: capped }),
    field: 'competitionId',
  },
];

describe('between reading the counters and counting, an entry', () => {
  it.each(RACES.map((race, index) => ({ ...race, id: `race ${String(index)}` })))(
    '$what',
    async ({ id, event = {}, total, change, field = 'event' }) => {
      await putItem({ ...placesKey(id, EVENT), ...event });
      if (total) await putItem({ ...totalKey(id), ...total });
      const before = await counters(id);
      const conflict = await count(change(id)).catch((error: unknown) => error);
      expect(conflict).toBeInstanceOf(CapacityConflict);
      expect(conflict).toMatchObject({ field });
      expect(await counters(id)).toEqual(before);
    },
  );
});

describe('a competition’s limit', () => {
  const NONE: CompetitionLimits = { capacity: null, iceMinutes: null };
  const [ofEntries, ofIce, both] = [
    { ...NONE, capacity: 5 },
    { ...NONE, iceMinutes: 10 },
    { capacity: 5, iceMinutes: 10 },
  ];
  const used = { entriesLeft: 4, iceSecondsLeft: 510 };

  it.each([
    ['of entries is not removed once one is entered', ofEntries, NONE, { entriesLeft: 4 }, 'capacity'],
    ['of ice is not removed once some is used', ofIce, NONE, { iceSecondsLeft: 510 }, 'iceMinutes'],
    ['of entries is not added over one that is there by now', NONE, ofEntries, used, 'capacity'],
    ['of ice is not added over one that is there by now', NONE, ofIce, used, 'iceMinutes'],
    ['of both is not added over those that are there by now', NONE, both, used, 'capacity'],
    ['of entries that was removed is not raised', ofEntries, { ...NONE, capacity: 9 }, {}, 'capacity'],
    ['of both that was removed is not raised', both, { capacity: 9, iceMinutes: 20 }, {}, 'capacity'],
  ] as const)('%s', async (what, before, after, left, field) => {
    const item = competitionCounterItem(what, left);
    await putItem(item);
    const refused = { code: 'ValidationFailed', details: { errors: [{ field, code: 'MustEnabled' }] } };
    await expect(transact(limitChangeWrites(what, before, after))).rejects.toMatchObject(refused);
    expect(await getItem(totalKey(what))).toEqual(item);
  });
});
