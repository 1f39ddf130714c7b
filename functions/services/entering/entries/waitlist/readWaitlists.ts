import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Waitlist, WaitlistEntry } from '../../../../../shared/contract/entering/entries/waitlist.ts';
import { entriesInLine } from '../../../../../shared/domain/entering/capacity/waitlistOrder.ts';
import {
  COMPETITION_WAITLIST,
  eventWaitlist,
  formatWaitlist,
  parseWaitlistName,
} from '../../../../../shared/domain/entering/capacity/waitlists.ts';
import { allWaitlistRows, type WaitlistRow } from '../../../../store/entering/capacity/repository.ts';
import { getEntriesByKey } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { stuckWaitlists } from './stuckWaitlists.ts';

/** The waitlists of a competition for its organiser: the competition's first, then in the order of the form. */
export async function readWaitlists(competitionId: string, form: Form): Promise<Waitlist[]> {
  const [rows, stuck] = await Promise.all([allWaitlistRows(competitionId), stuckWaitlists(competitionId)]);
  const reasons = new Map(stuck.map(({ list, reason }) => [list, reason]));
  const entries = new Map((await getEntriesByKey(rows)).map((entry) => [entry.id, entry]));
  const rowsByList = Map.groupBy(rows, ({ list }) => list);
  return [...rowsByList.keys()].sort(inFormOrder(form)).map((list) => ({
    list,
    ...waitlistTitle(list, form),
    stuck: reasons.get(list) ?? null,
    rows: waitlistEntries(rowsByList.get(list) ?? [], entries),
  }));
}

function waitlistEntries(
  rows: readonly WaitlistRow[],
  entries: ReadonlyMap<string, StoredEntry>,
): WaitlistEntry[] {
  return entriesInLine(rows).flatMap((entryId, index) => {
    const own = rows.filter((row) => row.entryId === entryId);
    const [first] = own;
    const entry = entries.get(entryId);
    if (!entry || !first) return [];
    const eventIds = new Set(own.map(({ eventId }) => eventId));
    const { kind, name, homeIsiRink } = entry;
    return [
      {
        entryId,
        kind,
        name,
        homeIsiRink,
        place: index + 1,
        since: first.since,
        events: entry.events.filter(({ id }) => eventIds.has(id)),
      },
    ];
  });
}

function waitlistTitle(list: string, { formats }: Form): Pick<Waitlist, 'format' | 'level'> {
  const limit = parseWaitlistName(list);
  if (limit.of === 'competition') return { format: null, level: null };
  if (limit.of === 'format') {
    return { format: formats.find(({ id }) => id === limit.formatId)?.format ?? null, level: null };
  }
  const format = formats.find(({ events }) => events.some(({ id }) => id === limit.eventId));
  const event = format?.events.find(({ id }) => id === limit.eventId);
  return { format: format?.format ?? null, level: event?.level ?? null };
}

/** A format's list stands before those of its events; lists of what has left the form come last. */
function inFormOrder({ formats }: Form): (list: string, other: string) => number {
  const names = formats.flatMap(({ id, events }) => [
    formatWaitlist(id),
    ...events.map((event) => eventWaitlist(event.id)),
  ]);
  const order = new Map([COMPETITION_WAITLIST, ...names].map((name, index) => [name, index]));
  return (list, other) => (order.get(list) ?? names.length + 1) - (order.get(other) ?? names.length + 1);
}
