import {
  COMPETITION_LIST,
  eventList,
  formatList,
  waitingListOf,
} from '../../../../shared/domain/capacity/waitingLists.ts';
import { addition } from '../../../platform/table/addition.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { Step } from '../../../platform/table/transaction.ts';
import { waitingEvents } from '../../../store/entries/entryItems.ts';
import type { Limits } from './limits.ts';
import { placeChanges, type PlaceChange } from './placeChanges.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

/** What was counted on is no longer so: a place was taken or came free, somebody joined or was moved. */
export class PlacesChanged extends Error {
  /** Where there is no room. */
  readonly field: 'event' | 'competitionId';

  constructor(field: 'event' | 'competitionId') {
    super(`There is no room by ${field}`);
    this.field = field;
  }
}

/** How often a list was reordered when its head was read, by the list's name: it must still be so. */
export type Orders = ReadonlyMap<string, number>;

/** A condition on numbers of one counter, with the values it names. */
interface Condition {
  readonly text: string;
  readonly values: Readonly<Record<string, number>>;
}

/** Never so: what is longer than all of the ice does not fit, though nobody has used any. */
const UNUSED_TOO_SHORT = 'usedSeconds <= :most';
const NOBODY_WAITS = '(attribute_not_exists(waiting) OR waiting = :nobody)';
const NOBODY = { ':nobody': 0 };

/**
 * The counters' part of a change of an entry. What takes a place needs room and, unless it comes from the
 * list of that very limit, that nobody waits for it: nobody passes the head. What joins a list needs that
 * there is no room: who would fit does not wait. Refused with `PlacesChanged`.
 * @param orders of the lists from which something is promoted
 */
export function placeSteps(
  before: StoredEntry | null,
  after: StoredEntry,
  limits: Limits,
  orders: Orders = new Map(),
): Step[] {
  const reordered = reorderedLists({ before, after });
  return placeChanges(before, after, limits.caps).map((change) => {
    const conditions = conditionsOf(change, { before, after, limits, orders });
    const { ExpressionAttributeValues, ...update } = addition({
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
      refusal: () => new PlacesChanged('competitionId' in change.of ? 'competitionId' : 'event'),
    };
  });
}

function listOf({ of }: PlaceChange): string {
  if ('eventId' in of) return eventList(of.eventId);
  return 'formatId' in of ? formatList(of.formatId) : COMPETITION_LIST;
}

interface Change {
  readonly before: StoredEntry | null;
  readonly after: StoredEntry;
  readonly limits: Limits;
  readonly orders: Orders;
}

function conditionsOf({ of, add }: PlaceChange, change: Change): Condition[] {
  if ('eventId' in of) return ofEvent(of.eventId, change);
  if ('formatId' in of) return ofFormat(of.formatId, add['usedSeconds'] ?? 0, change);
  return ofCompetition(-(add['entriesLeft'] ?? 0), -(add['iceSecondsLeft'] ?? 0), change);
}

const eventIn = (entry: StoredEntry | null, id: string) =>
  entry?.state === 'withdrawn' ? undefined : entry?.events.find((event) => event.id === id);

/** Events that take a place by this change, with the list each comes from, if it waited. */
function taking({ before, after }: Change): { event: StoredEvent; from: string | undefined }[] {
  if (after.state === 'withdrawn') return [];
  return after.events
    .filter((event) => event.state === 'confirmed' && eventIn(before, event.id)?.state !== 'confirmed')
    .map((event) => ({ event, from: eventIn(before, event.id)?.waiting?.list }));
}

/** Events that join this list by this change. */
function joining(list: string, { before, after }: Change): StoredEvent[] {
  return waitingEvents(after).filter(
    ({ id, waiting }) => waiting.list === list && eventIn(before, id)?.waiting?.list !== list,
  );
}

/**
 * Nobody is passed: nobody waits, or what takes the place is the head of the list as it was read. Who
 * comes from the list of a later limit has stood before all who wait here.
 */
function inTurn(
  limit: 'event' | 'format' | 'competition',
  list: string,
  from: string | undefined,
  orders: Orders,
) {
  if (from === undefined || ORDER.indexOf(waitingListOf(from).of) < ORDER.indexOf(limit)) {
    return [{ text: NOBODY_WAITS, values: NOBODY }];
  }
  if (from !== list) return [];
  const order = orders.get(list) ?? 0;
  return order === 0
    ? [{ text: '(attribute_not_exists(reordered) OR reordered = :order)', values: { ':order': 0 } }]
    : [{ text: 'reordered = :order', values: { ':order': order } }];
}

/** In which limits are met. */
const ORDER = ['event', 'format', 'competition'] as const;

function ofEvent(eventId: string, change: Change): Condition[] {
  const list = eventList(eventId);
  const capacity = change.limits.places.get(eventId) ?? null;
  const taken = taking(change).find(({ event }) => event.id === eventId);
  if (taken) {
    const room = {
      text: '(attribute_not_exists(taken) OR taken <= :most)',
      values: { ':most': (capacity ?? 0) - 1 },
    };
    return [...(capacity === null ? [] : [room]), ...inTurn('event', list, taken.from, change.orders)];
  }
  if (joining(list, change).length === 0 || capacity === null) return [];
  return [{ text: '(taken > :most OR waiting > :nobody)', values: { ':most': capacity - 1, ...NOBODY } }];
}

function ofFormat(formatId: string, needed: number, change: Change): Condition[] {
  const list = formatList(formatId);
  const most = change.limits.iceSeconds.get(formatId);
  if (most === undefined) return [];
  const [joined] = joining(list, change);
  const conditions: Condition[] = [];
  if (needed > 0) {
    const from = taking(change).find(({ event }) => event.formatId === formatId)?.from;
    conditions.push(
      {
        text:
          needed > most ? UNUSED_TOO_SHORT : '(attribute_not_exists(usedSeconds) OR usedSeconds <= :most)',
        values: { ':most': most - needed },
      },
      ...inTurn('format', list, from, change.orders),
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

function ofCompetition(entries: number, seconds: number, change: Change): Condition[] {
  const { capacity, iceMinutes } = change.limits.caps;
  const needs = [
    ...(capacity !== null && entries > 0 ? [['entriesLeft', entries] as const] : []),
    ...(iceMinutes !== null && seconds > 0 ? [['iceSecondsLeft', seconds] as const] : []),
  ];
  const conditions: Condition[] = [];
  if (needs.length > 0) {
    const from = taking(change)[0]?.from;
    conditions.push(
      ...needs.map(([name, need]) => ({
        text: `${name} >= :${name}Least`,
        values: { [`:${name}Least`]: need },
      })),
      ...inTurn('competition', COMPETITION_LIST, from, change.orders),
    );
  }
  const [joined] = joining(COMPETITION_LIST, change);
  if (joined) {
    const isIn = change.after.events.some(({ state }) => state === 'confirmed');
    const lacks = [
      ...(capacity !== null && !isIn ? [['entriesLeft', 1] as const] : []),
      ...(iceMinutes !== null ? [['iceSecondsLeft', Math.max(0, seconds) + joined.seconds] as const] : []),
    ];
    const texts = lacks.map(([name]) => `${name} < :${name}Full`);
    conditions.push({
      text: `(${[...texts, 'waiting > :nobody'].join(' OR ')})`,
      values: { ...Object.fromEntries(lacks.map(([name, need]) => [`:${name}Full`, need])), ...NOBODY },
    });
  }
  return conditions;
}

/** Lists that something joins from another one, at the position it has: their order is not as it was read. */
function reorderedLists({ before, after }: Pick<Change, 'before' | 'after'>): Set<string> {
  return new Set(
    waitingEvents(after).flatMap(({ id, waiting }) => {
      const was = eventIn(before, id)?.waiting;
      return was && (was.list !== waiting.list || was.position !== waiting.position) ? [waiting.list] : [];
    }),
  );
}
