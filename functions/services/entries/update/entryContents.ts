import type { EntryContents, EntryToChange } from '../../../../shared/contract/entries/entryChanges.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { PricedEntry } from '../../../../shared/domain/entries/changes/changeCost.ts';
import { pricingAt } from '../../../../shared/domain/fees/entryFee.ts';
import type { LadderSteps } from '../../../../shared/domain/fees/priceSteps.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** What was said in the form of an entry, as its fields have it. */
export function entryContents(entry: StoredEntry): EntryContents {
  const { country, homeIsiRink } = entry;
  const home = { country, homeIsiRink };
  const event = entry.events.map(({ id }) => id);
  const answers = entry.answers.map(({ question, answer }) => ({ question, answer }));
  if (entry.kind === 'team') {
    const { coachName, coachEmail, coachProfessional, skaters } = entry;
    const team = { nameOfTeam: entry.name, coachName, coachEmail, coachProfessional, skaters };
    return { kind: 'team', ...home, ...team, event: event[0] ?? '', answers };
  }
  const common = { ...entry.skater, ...home, event, answers };
  if (entry.kind === 'individual') return { kind: 'individual', ...common };
  return { kind: 'dance', ...common, partner: entry.partner };
}

/** The prices that an entry keeps; those of its form where it came in before entries kept any. */
export function entryTerms(
  { pricing, submittedAt, events }: StoredEntry,
  form: Form,
  free: LadderSteps,
): EntryToChange['terms'] {
  const kept = pricing ?? pricingAt(form, new Date(submittedAt), null);
  return { pricing: kept, late: events.map(({ late = kept.lateFee }) => late), free };
}

/** An entry as the rule of what a change costs looks at it. */
export function pricedEntryOf(
  entry: StoredEntry,
  { pricing, late, free }: EntryToChange['terms'],
): PricedEntry {
  const { kind, events, retained, paid, lateFee, totalPrice } = entry;
  const kept = events.map(({ id, state }, index) => ({ id, state, late: late[index] ?? null }));
  return { kind, events: kept, pricing, free, retained, paid, lateFee, totalPrice };
}
