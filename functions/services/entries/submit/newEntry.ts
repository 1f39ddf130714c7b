import { ulid } from 'ulidx';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { answersToStore, type GivenAnswer } from '../../../../shared/domain/entries/rules/answerProblems.ts';
import type { EnteredEvent } from '../../../../shared/domain/entries/enteredEvents.ts';
import { paymentReference } from '../../../../shared/domain/entries/paymentReference.ts';
import { chargedLateFee, type Fee } from '../../../../shared/domain/fees/fee.ts';
import type { LadderSteps } from '../../../../shared/domain/fees/priceSteps.ts';
import { pricingAt } from '../../../../shared/domain/fees/entryFee.ts';
import { dayIn } from '../../../../shared/domain/registration/timeZone.ts';
import { iceOfLimitedFormats } from '../../../../shared/domain/capacity/limits.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';
import type { NewEntryFacts } from './submitEntry.ts';

interface NewEntryFields {
  readonly name: string;
  readonly country: string;
  readonly events: readonly EnteredEvent[];
  readonly fee: Fee;
  readonly answers: readonly GivenAnswer[];
  /** Of its skaters' ladders; a team has prices of its own. */
  readonly steps?: LadderSteps | null;
}

/** What every new entry has, whoever skates; its prices are the server's own. */
export function newEntry<Kind extends EntryKind>(
  kind: Kind,
  { name, country, events, fee, answers, steps = null }: NewEntryFields,
  { accountId, competition, form, rink, now }: NewEntryFacts,
) {
  const id = ulid(now.getTime());
  return {
    type: 'entry',
    kind,
    id,
    accountId,
    competitionId: competition.id,
    formId: form.id,
    formVersion: form.version,
    state: 'confirmed',
    paymentState: 'unpaid',
    paymentReference: paymentReference(id),
    submittedAt: now.toISOString(),
    submittedOn: dayIn(now, competition.timeZone),
    withdrawnAt: null,
    withdrawnWith: null,
    currency: competition.currency,
    pricing: pricingAt(form, now, steps),
    lateFee: chargedLateFee(fee),
    totalPrice: fee.totalPrice,
    paid: 0,
    refunded: 0,
    retained: 0,
    name,
    country,
    ...rink,
    events: events.map(storedEvent),
    answers: answersToStore(form.questions, kind, answers),
    iceSeconds: iceOfLimitedFormats(events, form),
    checks: [] as StoredEntry['checks'],
    vouches: [] as StoredEntry['vouches'],
    verified: null,
    version: 1,
  } as const;
}

/** An event of the form as an entry that has a place in it keeps it. */
export function storedEvent({ capacity: _capacity, ...event }: EnteredEvent): StoredEvent {
  return { ...event, state: 'confirmed', waiting: null };
}
