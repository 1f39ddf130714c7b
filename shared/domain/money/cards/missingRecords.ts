import {
  cardState,
  reportedDisputes,
  reportedRefunds,
  type CardAttempt,
  type CardEvent,
} from './cardEvents.ts';

/** A payment or refund of the attempt as the ledger has it. */
export interface LedgerRecord {
  readonly id: string;
  /** Names the record within its attempt, so that it is written once. */
  readonly key: string;
  readonly kind: 'payment' | 'refund';
  readonly entryId: string;
  readonly amount: number;
  /** Of a payment: what was refunded of it by now, by card or otherwise. */
  readonly refunded: number;
}

/** A record that the ledger lacks. A refund that came back is a payment again. */
export interface CardRecord {
  readonly key: string;
  readonly why: 'paid' | 'refunded' | 'refundFailed' | 'disputeLost';
  readonly entryId: string;
  readonly amount: number;
  /** For a refund: the payment that it refunds. */
  readonly refundOf: string | null;
  /** When it happened at the provider, a UTC instant. */
  readonly at: string;
  /** The provider's id of the refund or dispute; null for the payment itself. */
  readonly about: string | null;
}

export interface Missing {
  readonly records: readonly CardRecord[];
  /** What went back at the provider beyond what the ledger has left to refund: a person must look. */
  readonly excess: number;
}

const paidKey = (entryId: string) => `paid ${entryId}`;
export const ownRefundKey = (refundId: string) => `refund ${refundId}`;

/**
 * What the ledger lacks of a payment by card, after everything that was told of it: the same in any order, however often
 * each event came (decision 0341). The ledger is only added to.
 * @param ledger the records of this attempt, with those of refunds asked for here
 */
export function missingRecords(
  attempt: CardAttempt,
  events: readonly CardEvent[],
  ledger: readonly LedgerRecord[],
): Missing {
  const known = new Set(ledger.map(({ key }) => key));
  const paid = events.find(({ what }) => what === 'paid');
  if (cardState(events) !== 'paid' || !paid) return { records: [], excess: 0 };
  const payments: CardRecord[] = attempt.parts
    .filter(({ entryId }) => !known.has(paidKey(entryId)))
    .map(({ entryId, amount }) => ({
      key: paidKey(entryId),
      why: 'paid',
      entryId,
      amount,
      refundOf: null,
      at: paid.at,
      about: null,
    }));
  // What is new is written first: a refund is found for it when the ledger is read again.
  if (payments.length > 0) return { records: payments, excess: 0 };
  const returned = failedRefunds(events, ledger, known);
  if (returned.length > 0) return { records: returned, excess: 0 };
  return moneyGoneBack(events, ledger);
}

/** Refunds of the ledger that failed, so that their money came back. */
function failedRefunds(
  events: readonly CardEvent[],
  ledger: readonly LedgerRecord[],
  known: ReadonlySet<string>,
): CardRecord[] {
  return reportedRefunds(events)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ refundId, ours, at }) =>
      ledger
        .filter(({ key }) => isOfRefund(key, refundId, ours))
        .map(({ key, entryId, amount }): CardRecord => ({
          key: `returned ${key}`,
          why: 'refundFailed',
          entryId,
          amount,
          refundOf: null,
          at,
          about: refundId,
        })),
    )
    .filter(({ key }) => !known.has(key));
}

const isOfRefund = (key: string, refundId: string, ours: string | null) =>
  key.startsWith(`gone ${refundId} `) || (ours !== null && key === ownRefundKey(ours));

/** Refunds that were made at the provider, and disputes that were lost: each takes from what is left to refund. */
function moneyGoneBack(events: readonly CardEvent[], ledger: readonly LedgerRecord[]): Missing {
  const keys = new Set(ledger.map(({ key }) => key));
  const foreign = reportedRefunds(events)
    .filter(({ status, ours }) => status !== 'failed' && !(ours !== null && keys.has(ownRefundKey(ours))))
    .map(({ refundId, amount, at }) => ({ id: refundId, amount, at, why: 'refunded' as const }));
  const lost = reportedDisputes(events)
    .filter(({ status }) => status === 'lost')
    .map(({ disputeId, amount, at }) => ({ id: disputeId, amount, at, why: 'disputeLost' as const }));

  const left = new Map(
    ledger.flatMap((one) => (one.kind === 'payment' ? [[one.id, one.amount - one.refunded] as const] : [])),
  );
  const records: CardRecord[] = [];
  let excess = 0;
  for (const { id, amount, at, why } of [...foreign, ...lost]) {
    const recorded = ledger.filter(({ key }) => key.startsWith(`gone ${id} `));
    let open = amount - recorded.reduce((sum, one) => sum + one.amount, 0);
    for (const payment of ledger.filter(({ kind }) => kind === 'payment')) {
      const part = Math.min(open, left.get(payment.id) ?? 0);
      const key = `gone ${id} ${payment.id}`;
      if (part <= 0 || keys.has(key)) continue;
      left.set(payment.id, (left.get(payment.id) ?? 0) - part);
      open -= part;
      records.push({ key, why, entryId: payment.entryId, amount: part, refundOf: payment.id, at, about: id });
    }
    excess += open;
  }
  return { records, excess };
}
