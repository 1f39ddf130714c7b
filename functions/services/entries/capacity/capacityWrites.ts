import {
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
  parseWaitlistName,
} from '../../../../shared/domain/capacity/waitlists.ts';
import { addExpression } from '../../../platform/table/addExpression.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { waitlistedEvents } from '../../../store/entries/items.ts';
import type { Limits } from './limits.ts';
import { counterChanges, type CounterChange } from './counterChanges.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

/** What was counted on is no longer so: a place was taken or came free, somebody joined or was moved. */
export class CapacityConflict extends Error {
  /** Where there is no room. */
  readonly field: 'event' | 'competitionId';

  constructor(field: 'event' | 'competitionId') {
    super(`There is no room by ${field}`);
    this.field = field;
  }
}

/** How often a list was reordered when its head was read, by the list's name: it must still be so. */
export type ListRevisions = ReadonlyMap<string, number>;

/** A condition on numbers of one counter, with the values it names. */
interface Condition {
  readonly text: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Never so: what is longer than all of the ice does not fit, though nobody has used any. */
const NEVER = 'usedSeconds <= :most';
const NOBODY_WAITS = '(attribute_not_exists(waiting) OR waiting = :nobody)';
const NOBODY = { ':nobody': 0 };

/**
 * The counters' part of a change of an entry. What takes a place needs room and, unless it comes from the
 * list of that very limit, that nobody waits for it: nobody passes the head. What joins a list needs that
 * there is no room: who would fit does not wait. Refused with `CapacityConflict`.
 * @param orders of the lists from which something is promoted
 */
export function capacityWrites(
  before: StoredEntry | null,
  after: StoredEntry,
  limits: Limits,
  listRevisions: ListRevisions = new Map(),
): TransactItem[] {
  const reordered = changedLists({ before, after });
  return counterChanges(before, after, limits.competition).map((change) => {
    const conditions = counterConditions(change, { before, after, limits, listRevisions });
    const { ExpressionAttributeValues, ...update } = addExpression({
      ...change.add,
      ...(reordered.has(listOf(change)) && { reordered: 1 }),
    });
    return {
      write: {
        Update: {
          TableName: tableName(),
          Key: change.key,
          ...update,
          ExpressionAttributeValues: {
            ...ExpressionAttributeValues,
            ...(Object.assign({}, ...conditions.map(({ values }) => values)) as object),
          },
          ...(conditions.length > 0 && {
            ConditionExpression: conditions.map(({ text }) => text).join(' AND '),
          }),
        },
      },
      refusal: () => new CapacityConflict('competitionId' in change.of ? 'competitionId' : 'event'),
    };
  });
}

function listOf({ of }: CounterChange): string {
  if ('eventId' in of) return eventWaitlist(of.eventId);
  return 'formatId' in of ? formatWaitlist(of.formatId) : COMPETITION_WAITLIST;
}

interface CapacityChange {
  readonly before: StoredEntry | null;
  readonly after: StoredEntry;
  readonly limits: Limits;
  readonly listRevisions: ListRevisions;
}

function counterConditions({ of, add }: CounterChange, change: CapacityChange): Condition[] {
  if ('eventId' in of) return eventConditions(of.eventId, change);
  if ('formatId' in of) return formatConditions(of.formatId, add['usedSeconds'] ?? 0, change);
  return competitionConditions(-(add['entriesLeft'] ?? 0), -(add['iceSecondsLeft'] ?? 0), change);
}

const eventIn = (entry: StoredEntry | null, id: string) =>
  entry?.state === 'withdrawn' ? undefined : entry?.events.find((event) => event.id === id);

/** Events that take a place by this change, with the list each comes from, if it waited. */
function takenPlaces({ before, after }: CapacityChange): { event: StoredEvent; from: string | undefined }[] {
  if (after.state === 'withdrawn') return [];
  return after.events
    .filter((event) => event.state === 'confirmed' && eventIn(before, event.id)?.state !== 'confirmed')
    .map((event) => ({ event, from: eventIn(before, event.id)?.waiting?.list }));
}

/** Events that join this list by this change. */
function joinedEvents(list: string, { before, after }: CapacityChange): StoredEvent[] {
  return waitlistedEvents(after).filter(
    ({ id, waiting }) => waiting.list === list && eventIn(before, id)?.waiting?.list !== list,
  );
}

/**
 * Nobody is passed: nobody waits, or what takes the place is the head of the list as it was read. Who
 * comes from the list of a later limit has stood before all who wait here.
 */
function headOfListCondition(
  limit: 'event' | 'format' | 'competition',
  list: string,
  from: string | undefined,
  listRevisions: ListRevisions,
) {
  if (from === undefined || ORDER.indexOf(parseWaitlistName(from).of) < ORDER.indexOf(limit)) {
    return [{ text: NOBODY_WAITS, values: NOBODY }];
  }
  if (from !== list) return [];
  const order = listRevisions.get(list) ?? 0;
  return order === 0
    ? [{ text: '(attribute_not_exists(reordered) OR reordered = :order)', values: { ':order': 0 } }]
    : [{ text: 'reordered = :order', values: { ':order': order } }];
}

/** In which limits are met. */
const ORDER = ['event', 'format', 'competition'] as const;

function eventConditions(eventId: string, change: CapacityChange): Condition[] {
  const list = eventWaitlist(eventId);
  const capacity = change.limits.places.get(eventId) ?? null;
  const taken = takenPlaces(change).find(({ event }) => event.id === eventId);
  if (taken) {
    const hasPlace = {
      text: '(attribute_not_exists(taken) OR taken <= :most)',
      values: { ':most': (capacity ?? 0) - 1 },
    };
    return [
      ...(capacity === null ? [] : [hasPlace]),
      ...headOfListCondition('event', list, taken.from, change.listRevisions),
    ];
  }
  if (joinedEvents(list, change).length === 0 || capacity === null) return [];
  return [{ text: '(taken > :most OR waiting > :nobody)', values: { ':most': capacity - 1, ...NOBODY } }];
}

function formatConditions(formatId: string, needed: number, change: CapacityChange): Condition[] {
  const list = formatWaitlist(formatId);
  const most = change.limits.iceSeconds.get(formatId);
  if (most === undefined) return [];
  const [joined] = joinedEvents(list, change);
  const conditions: Condition[] = [];
  if (needed > 0) {
    const from = takenPlaces(change).find(({ event }) => event.formatId === formatId)?.from;
    conditions.push(
      {
        text: needed > most ? NEVER : '(attribute_not_exists(usedSeconds) OR usedSeconds <= :most)',
        values: { ':most': most - needed },
      },
      ...headOfListCondition('format', list, from, change.listRevisions),
    );
  }
  if (joined) {
    const full = most - Math.max(0, needed) - joined.seconds;
    conditions.push({
      text: '(usedSeconds > :full OR waiting > :nobody)',
      values: { ':full': full, ...NOBODY },
    });
  }
  return conditions;
}

function competitionConditions(entries: number, seconds: number, change: CapacityChange): Condition[] {
  const { capacity, iceMinutes } = change.limits.competition;
  const needs = [
    ...(capacity !== null && entries > 0 ? [['entriesLeft', entries] as const] : []),
    ...(iceMinutes !== null && seconds > 0 ? [['iceSecondsLeft', seconds] as const] : []),
  ];
  const conditions: Condition[] = [];
  if (needs.length > 0) {
    const from = takenPlaces(change)[0]?.from;
    conditions.push(
      ...needs.map(([name, need]) => ({
        text: `${name} >= :${name}Least`,
        values: { [`:${name}Least`]: need },
      })),
      ...headOfListCondition('competition', COMPETITION_WAITLIST, from, change.listRevisions),
    );
  }
  const [joined] = joinedEvents(COMPETITION_WAITLIST, change);
  if (joined) {
    const isIn = change.after.events.some(({ state }) => state === 'confirmed');
    const missing = [
      ...(capacity !== null && !isIn ? [['entriesLeft', 1] as const] : []),
      ...(iceMinutes !== null ? [['iceSecondsLeft', Math.max(0, seconds) + joined.seconds] as const] : []),
    ];
    const texts = missing.map(([name]) => `${name} < :${name}Full`);
    conditions.push({
      text: `(${[...texts, 'waiting > :nobody'].join(' OR ')})`,
      values: { ...Object.fromEntries(missing.map(([name, need]) => [`:${name}Full`, need])), ...NOBODY },
    });
  }
  return conditions;
}

/** Lists that something joins from another one, at the position it has: their order is not as it was read. */
function changedLists({ before, after }: Pick<CapacityChange, 'before' | 'after'>): Set<string> {
  return new Set(
    waitlistedEvents(after).flatMap(({ id, waiting }) => {
      const was = eventIn(before, id)?.waiting;
      return was && (was.list !== waiting.list || was.position !== waiting.position) ? [waiting.list] : [];
    }),
  );
}
