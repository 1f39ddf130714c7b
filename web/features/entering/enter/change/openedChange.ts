import type {
  EntryChange,
  EntryContents,
  EntryToChange,
} from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import {
  changeCost,
  type ChangeCost,
  type RequestedChange,
} from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import { MAX_ROSTER_SIZE } from '../../../../../shared/domain/entering/entries/maxRosterSize.ts';
import type { EditorRole } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { fixedPricesOf } from '../../../../../shared/domain/entering/fees/fixedPrice.ts';
import { currentTime } from '../../../../clock.ts';
import type { AnswerValues } from '../form/answers.ts';

/** A stored entry that is open for change. */
export interface OpenedChange extends EntryToChange {
  readonly by: EditorRole;
  /** Set if the entry was saved elsewhere since the form began; `EntryToChange` is then the newer state. */
  readonly meanwhile: ConcurrentChange | null;
}

export interface ConcurrentChange {
  /** The state with which the form began. */
  readonly began: EntryToChange;
  /** Counts the blocked saves, so that each one leads the person to the notice. */
  readonly requestedAt: number;
  /** Drops the draft and begins with the saved state. */
  readonly startAnew: () => void;
}

/** A change as typed so far: its price, and the names of the events that it adds and removes. */
export interface PendingChange {
  readonly change: OpenedChange;
  readonly cost: ChangeCost;
  readonly added: readonly string[];
  /** Events whose waitlist the change joins. */
  readonly waiting: readonly string[];
  readonly removed: readonly string[];
}

/** The name under which this tab keeps the draft of an entry's change. */
export function draftOfChange({ kind, id }: EntryToChange['entry']): string {
  return `${kind}.change.${id}`;
}

/**
 * The names of the added and removed events; a new order alone changes neither.
 * @param full ids of the events whose waitlist is joined
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

/** The price of an entry after a change, by the rule that the handler uses. */
export function changeCostOf(
  { entry, terms: { pricing, late, own, free, familyRoom } }: EntryToChange,
  requested: RequestedChange,
  { refunds }: Pick<Competition, 'refunds'>,
  offered: Pick<Form, 'lateFees' | 'formats'>,
): ChangeCost {
  const { kind, retained, paid, lateFee, totalPrice } = entry;
  const events = entry.events.map(({ id, state, format, musicFee }, index) => {
    const price = own[index] ?? null;
    return { id, state, late: late[index] ?? null, own: price === null ? null : { format, price }, musicFee };
  });
  const now = currentTime();
  const before = { kind, events, pricing, free, retained, paid, lateFee, totalPrice, familyRoom };
  return changeCost(before, requested, {
    refunds,
    now,
    late: lateFeeAt(offered.lateFees, now),
    own: fixedPricesOf(offered),
  });
}

/**
 * The form that this entry goes by: with the prices the entry keeps, and with its events that the form no
 * longer has.
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

/** The body of a change, made from that of a submit. */
export function toChangeRequest<Submitted extends object>(
  submitted: Submitted,
  { entry }: EntryToChange,
  { totalPrice }: Pick<ChangeCost, 'totalPrice'>,
): Submitted & Pick<Body, 'totalPrice'> & { kind: EntryContents['kind']; version: number } {
  return { ...submitted, totalPrice, kind: entry.kind, version: entry.version };
}

export function answerValues({ answers }: Pick<EntryContents, 'answers'>): AnswerValues {
  return Object.fromEntries(answers.map(({ question, answer }) => [question, { answer }]));
}
