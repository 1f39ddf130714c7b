import { enteredEvents } from '../../shared/domain/entering/entries/enteredEvents.ts';
import { eventId } from '../../shared/domain/core/eventId.ts';
import { eventWaitlist } from '../../shared/domain/entering/capacity/waitlists.ts';
import { newStoredEvent } from '../../functions/services/entering/entries/submit/newEntry.ts';
import { reprice } from '../../functions/services/entering/entries/pricing/reprice.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import type { DemoTarget } from './entry.ts';

/** The full events of the largest competition, and the length of each waitlist. */
const WANTED = [
  { id: eventId('Rhythmic', 'Hoop'), waiting: 4 },
  { id: eventId('Figures', 'Figure 1'), waiting: 2 },
] as const;

/**
 * A competition's entries, the latest of them with one more event on its waitlist, in order of submit.
 * @param first the name of the skater at the head of the first waitlist
 */
export function withWaitlist(
  { form }: DemoTarget,
  entries: readonly StoredEntry[],
  first: string | undefined,
): StoredEntry[] {
  const waiting = new Map<string, string>();
  const last = entries.filter(isFreestyler).toSorted((one, other) => (one.id < other.id ? 1 : -1));
  for (const { id, waiting: count } of WANTED) {
    const others = last.filter((entry) => !waiting.has(entry.id) && !isIn(entry, id));
    const head = others.filter(({ name }) => name === first);
    for (const entry of [...head, ...others].slice(0, count)) waiting.set(entry.id, id);
  }
  return entries.map((entry) => {
    const id = waiting.get(entry.id);
    return id === undefined ? entry : waitingFor(entry, id, form);
  });
}

const isFreestyler = ({ kind, events }: StoredEntry) =>
  kind === 'individual' && events.some(({ format }) => format === 'Freestyle');

const isIn = ({ events }: StoredEntry, id: string) => events.some((event) => event.id === id);

function waitingFor(entry: StoredEntry, id: string, form: DemoTarget['form']): StoredEntry {
  const [event] = enteredEvents(form, 'individual', [id]) ?? [];
  if (!event) throw new Error(`The form has no ${id}`);
  const waiting = { list: eventWaitlist(id), position: entry.id, since: entry.submittedAt };
  return reprice({
    ...entry,
    events: [...entry.events, { ...newStoredEvent(event), state: 'waiting', waiting }],
  });
}
