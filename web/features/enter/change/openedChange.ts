import type {
  EntryChange,
  EntryContents,
  EntryToChange,
} from '../../../../shared/contract/entries/entryChanges.ts';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import {
  changeCost,
  type ChangeCost,
  type RequestedChange,
} from '../../../../shared/domain/entries/changes/changeCost.ts';
import { MAX_ROSTER_SIZE } from '../../../../shared/domain/entries/maxRosterSize.ts';
import type { EditorRole } from '../../../../shared/domain/entries/changes/changeScope.ts';
import { eventLabel } from '../../../../shared/domain/events/eventId.ts';
import { lateFeeAt } from '../../../../shared/domain/fees/lateFee.ts';
import { currentTime } from '../../../clock.ts';
import type { AnswerValues } from '../form/answers.ts';

/** An entry that is changed in place of a new one that is made. */
export interface OpenedChange extends EntryToChange {
  readonly by: EditorRole;
  /** Set where the entry was saved elsewhere since the form began: `EntryToChange` is what is saved now. */
  readonly meanwhile: ConcurrentChange | null;
}

export interface ConcurrentChange {
  /** What the form began with. */
  readonly began: EntryToChange;
  /** Counts the saves that met it, so that the person is led to it each time. */
  readonly requestedAt: number;
  /** Throws away what is typed, and begins with what is saved now. */
  readonly startAnew: () => void;
}

/** A change as it stands in the form: what it costs, and the names of the events that it adds and gives up. */
export interface PendingChange {
  readonly change: OpenedChange;
  readonly cost: ChangeCost;
  readonly added: readonly string[];
  /** Added to the waiting list of an event that is full. */
  readonly waiting: readonly string[];
  readonly removed: readonly string[];
}

/** Under which name the tab keeps what is typed into the change of an entry. */
export function draftOfChange({ kind, id }: EntryToChange['entry']): string {
  return `${kind}.change.${id}`;
}

/**
 * The names of the events that differ; an event that only moves among the others is neither.
 * @param full ids of those whose waiting list is joined
 */
export function pendingEvents(
  { formats }: Pick<Form, 'formats'>,
  { entry }: EntryToChange,
  requested: readonly string[],
  full: readonly string[],
): Pick<PendingChange, 'added' | 'waiting' | 'removed'> {
  const had = new Set(entry.events.map(({ id }) => id));
  const labels = formats.flatMap(({ format, events }) =>
    events.map(({ id, level }) => ({ id, label: eventLabel(format, level) })),
  );
  const namesOf = (isIn: (id: string) => boolean) =>
    labels.filter(({ id }) => isIn(id)).map(({ label }) => label);
  return {
    added: namesOf((id) => requested.includes(id) && !had.has(id) && !full.includes(id)),
    waiting: namesOf((id) => full.includes(id)),
    removed: namesOf((id) => had.has(id) && !requested.includes(id)),
  };
}

/** What an entry costs once it is changed so, by the rule that the handler asks. */
export function changeCostOf(
  { entry, terms: { pricing, late, free } }: EntryToChange,
  requested: RequestedChange,
  { refunds }: Pick<Competition, 'refunds'>,
  { lateFees }: Pick<Form, 'lateFees'>,
): ChangeCost {
  const { kind, retained, paid, lateFee, totalPrice } = entry;
  const events = entry.events.map(({ id, state }, index) => ({ id, state, late: late[index] ?? null }));
  const now = currentTime();
  return changeCost({ kind, events, pricing, free, retained, paid, lateFee, totalPrice }, requested, {
    refunds,
    now,
    late: lateFeeAt(lateFees, now),
  });
}

/**
 * The form as this entry goes by it: with the prices that it keeps, and with the events that it is in
 * though the form has them no more.
 */
export function formWithOldPrices(form: Form, { entry, terms: { pricing } }: EntryToChange): Form {
  const offered = new Set(form.formats.flatMap(({ events }) => events.map(({ id }) => id)));
  const missing = entry.events.filter(({ id }) => !offered.has(id));
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice } = pricing;
  return {
    ...form,
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    teamPrice,
    lateFees: [],
    formats: missing.reduce(withEvent(entry.kind), form.formats),
  };
}

type Formats = Form['formats'];

const withEvent =
  (kind: EntryKind) =>
  (formats: Formats, { id, format, level, seconds }: EntryToChange['entry']['events'][number]): Formats => {
    const event = { id, level, seconds, capacity: null };
    const own = formats.find((one) => one.format === format && one.entry === kind);
    if (own) return formats.map((one) => (one === own ? { ...one, events: [...one.events, event] } : one));
    const skaters: [number, number] = [1, MAX_ROSTER_SIZE];
    return [
      ...formats,
      { id: '', format, entry: kind, skaters, music: '', iceMinutes: null, events: [event] },
    ];
  };

type Body = Omit<Extract<EntryChange, { kind: 'individual' }>, 'kind' | 'version'>;

/** The body of a submit as that of a change. */
export function toChangeRequest<Submitted extends object>(
  submitted: Submitted,
  { entry }: EntryToChange,
  { totalPrice }: Pick<ChangeCost, 'totalPrice'>,
): Submitted & Pick<Body, 'totalPrice'> & { kind: EntryContents['kind']; version: number } {
  return { ...submitted, totalPrice, kind: entry.kind, version: entry.version };
}

/** What was answered, as the form has it. */
export function answerValues({ answers }: Pick<EntryContents, 'answers'>): AnswerValues {
  return Object.fromEntries(answers.map(({ question, answer }) => [question, { answer }]));
}
