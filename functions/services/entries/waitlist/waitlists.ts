import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { Waitlist, WaitlistEntry } from '../../../../shared/contract/entries/waitlist.ts';
import { parseWaitlistName } from '../../../../shared/domain/capacity/waitlists.ts';
import { getEntriesByKey } from '../../../store/entries/repository.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';
import { allWaitlistRows, type WaitlistRow } from '../../../store/capacity/repository.ts';
import { inLine } from '../../../store/capacity/waitlistPositions.ts';

/** All lists of a competition as its organiser sees them: of the competition, of formats, of events. */
export async function waitlists(competitionId: string, form: Form): Promise<Waitlist[]> {
  const waiting = await allWaitlistRows(competitionId);
  const entries = new Map((await getEntriesByKey(waiting)).map((entry) => [entry.id, entry]));
  const names = [...new Set(waiting.map(({ list }) => list))].sort(inFormOrder(form));
  return names.map((list) => {
    const own = waiting.filter((one) => one.list === list);
    return { list, ...listTitle(list, form), rows: rowsOf(own, entries) };
  });
}

function rowsOf(own: readonly WaitlistRow[], entries: ReadonlyMap<string, StoredEntry>): WaitlistEntry[] {
  return inLine(own).flatMap((entryId, index) => {
    const entry = entries.get(entryId);
    const first = own.find((one) => one.entryId === entryId);
    if (!entry || !first) return [];
    const waits = new Set(own.filter((one) => one.entryId === entryId).map(({ eventId }) => eventId));
    const { kind, name, homeIsiRink } = entry;
    return [
      {
        entryId,
        kind,
        name,
        homeIsiRink,
        place: index + 1,
        since: first.since,
        events: entry.events.filter(({ id }) => waits.has(id)),
      },
    ];
  });
}

function listTitle(list: string, { formats }: Form): Pick<Waitlist, 'format' | 'level'> {
  const of = parseWaitlistName(list);
  if (of.of === 'competition') return { format: null, level: null };
  if (of.of === 'format')
    return { format: formats.find(({ id }) => id === of.formatId)?.format ?? null, level: null };
  const format = formats.find(({ events }) => events.some(({ id }) => id === of.eventId));
  const event = format?.events.find(({ id }) => id === of.eventId);
  return { format: format?.format ?? null, level: event?.level ?? null };
}

/** The competition's list first, then by the form: a format's list before those of its events. */
function inFormOrder({ formats }: Form): (one: string, other: string) => number {
  const names = formats.flatMap(({ id, events }) => [
    `format:${id}`,
    ...events.map((event) => `event:${event.id}`),
  ]);
  const order = new Map(['*', ...names].map((name, index) => [name, index]));
  return (one, other) => (order.get(one) ?? names.length + 1) - (order.get(other) ?? names.length + 1);
}
