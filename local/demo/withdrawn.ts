import { reprice } from '../../functions/services/entering/entries/pricing/reprice.ts';
import type { IndividualEntry, StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { withdrawalRefund } from '../../shared/domain/entering/entries/changes/withdrawalRefund.ts';
import { paymentReference } from '../../shared/domain/entering/entries/paymentReference.ts';
import { pricingAt } from '../../shared/domain/entering/fees/entryFee.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { DEMO_FAMILY, DEMO_HEAD_COACH } from './accounts.ts';
import type { DemoCompetition } from './competitions.ts';
import type { DemoTarget } from './entry.ts';
import { demoPayment } from './payments.ts';
import { demoId, minuteOf, seededRandom } from './random.ts';
import { DAY_MILLISECONDS } from '../../shared/domain/core/dates/days.ts';

const HOUR = DAY_MILLISECONDS / 24;

/**
 * Two entries that were paid and later withdrawn, with the policy's refund still to be paid out: one of the
 * demo's own family, and one of the head coach's rink whose skater has entered again.
 */
export function withWithdrawn(
  entries: readonly StoredEntry[],
  competitions: Readonly<Record<DemoCompetition, DemoTarget>>,
): StoredEntry[] {
  const own = entries.findLast(
    ({ accountId, kind, competitionId }) =>
      accountId === DEMO_FAMILY.accountId &&
      kind === 'individual' &&
      competitionId === competitions.closed.competition.id,
  );
  const others = entries.map((entry) => (entry === own ? withdrawn(entry, competitions.closed) : entry));
  return [
    ...others,
    withdrawn(before(enteredAgain(entries, competitions.open), competitions.open), competitions.open),
  ];
}

/** An entry as it was before its withdrawal; any other entry unchanged. */
export function beforeWithdrawal<Entry extends StoredEntry>(entry: Entry): Entry {
  return entry.withdrawnAt === null ? entry : reprice({ ...entry, withdrawnAt: null, retained: 0 });
}

/** A day after the payment, or just before registration ends. */
function withdrawn<Entry extends StoredEntry>(entry: Entry, { competition, now }: DemoTarget): Entry {
  const paid: Entry = { ...entry, paid: entry.totalPrice };
  const recorded = Date.parse(demoPayment(paid, now)?.recordedAt ?? paid.submittedAt);
  const at = new Date(
    Math.min(recorded + DAY_MILLISECONDS, Date.parse(competition.openUntil) - HOUR, now.getTime() - HOUR),
  );
  const { retained } = withdrawalRefund(paid, competition.refunds, at);
  return reprice({ ...paid, withdrawnAt: at.toISOString(), retained });
}

/** A late entry; ids are in order of submit at every start, whatever the dates. */
function enteredAgain(entries: readonly StoredEntry[], { competition }: DemoTarget): IndividualEntry {
  const candidates = entries
    .filter((entry) => entry.kind === 'individual')
    .filter(({ competitionId }) => competitionId === competition.id)
    .filter(({ homeRinkId, state }) => homeRinkId === DEMO_HEAD_COACH.rinkId && state === 'confirmed')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const one = candidates[Math.floor(candidates.length * 0.9)];
  if (!one) throw new Error('Nobody of the head coach’s rink is entered');
  return one;
}

/** The first entry of the same skater in the same events, the day after registration opened. */
function before(entry: IndividualEntry, { competition, form }: DemoTarget): IndividualEntry {
  const id = demoId(seededRandom(6000), minuteOf(competition.id));
  const submitted = new Date(Date.parse(competition.openFrom ?? entry.submittedAt) + DAY_MILLISECONDS);
  return reprice({
    ...entry,
    id,
    paymentReference: paymentReference(id),
    submittedAt: submitted.toISOString(),
    submittedOn: dayIn(submitted, competition.timeZone),
    pricing: pricingAt(form, submitted, entry.pricing?.steps ?? null),
  });
}
