/** A payment by card that a family started. Amounts in minor units. */
export interface CardAttempt {
  readonly id: string;
  /** What each entry gets of it, and the id that its payment will have. */
  readonly parts: readonly CardPart[];
}

export interface CardPart {
  readonly entryId: string;
  readonly paymentId: string;
  readonly amount: number;
}

interface Report {
  /** The provider's own id of the event: each counts once. */
  readonly id: string;
  /** When it happened there, a UTC instant. */
  readonly at: string;
}

/** What the provider says of the payment: `waiting` has been authorised, and a bank or wallet still has to pay. */
export interface PaymentReport extends Report {
  readonly what: 'paid' | 'waiting' | 'failed' | 'expired';
}

export interface RefundReport extends Report {
  readonly what: 'refund';
  /** The provider's id of the refund. */
  readonly refundId: string;
  /** The id of our record, where the refund was asked for here; null for one that was made at the provider. */
  readonly ours: string | null;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

export interface DisputeReport extends Report {
  readonly what: 'dispute';
  readonly disputeId: string;
  readonly amount: number;
  readonly status: 'open' | 'won' | 'lost';
  /** The instant by which the provider wants an answer; null for none. */
  readonly answerBy: string | null;
}

export type CardEvent = PaymentReport | RefundReport | DisputeReport;

export type CardState = 'open' | 'waiting' | 'paid' | 'failed' | 'expired';

/** The order in which one state hides another: money that came in counts, whatever was said before or after. */
const STRONGEST = ['paid', 'failed', 'waiting', 'expired'] as const;

/** The state of a payment by all that was told of it, in whatever order it came. */
export function cardState(events: readonly CardEvent[]): CardState {
  return STRONGEST.find((state) => events.some(({ what }) => what === state)) ?? 'open';
}

/** Each refund once, as it ended: a refund that failed has failed, even if it was told to have succeeded. */
export function reportedRefunds(events: readonly CardEvent[]): RefundReport[] {
  return lastOfEach(
    events.filter((event) => event.what === 'refund'),
    ({ refundId }) => refundId,
    ({ status }) => ['pending', 'succeeded', 'failed'].indexOf(status),
  );
}

/** Each dispute once, as it ended. */
export function reportedDisputes(events: readonly CardEvent[]): DisputeReport[] {
  return lastOfEach(
    events.filter((event) => event.what === 'dispute'),
    ({ disputeId }) => disputeId,
    ({ status }) => ['open', 'won', 'lost'].indexOf(status),
  );
}

function lastOfEach<Event extends Report>(
  events: readonly Event[],
  nameOf: (event: Event) => string,
  rank: (event: Event) => number,
): Event[] {
  const found = new Map<string, Event>();
  for (const event of events) {
    const name = nameOf(event);
    const before = found.get(name);
    const isLater = !before || rank(event) > rank(before);
    // Of two that say the same the first counts, in whatever order they came.
    if (isLater || (rank(event) === rank(before) && byTime(event, before) < 0)) found.set(name, event);
  }
  return [...found.values()].sort(byTime);
}

function byTime(one: Report, other: Report): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
