/** What a provider sends to the bank. Amounts in minor units of the account's currency. */
export interface Payout {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'coming' | 'paid' | 'failed';
  /** The day on which the bank has it, `YYYY-MM-DD`. */
  readonly arrivesOn: string;
  /** When it was made, a UTC instant. */
  readonly at: string;
}

/** A part of a payout: money that came in is positive, money that went back negative. */
export interface PayoutLine {
  readonly id: string;
  readonly kind: 'payment' | 'refund' | 'dispute' | 'other';
  /** The provider's name of the payment that it is about; null for what is about none. */
  readonly intent: string | null;
  readonly amount: number;
  /** What the provider kept of it. */
  readonly fee: number;
  /** The amount without the fee. */
  readonly net: number;
}

export interface PaidPart {
  readonly attemptId: string;
  readonly competitionId: string;
}

/** What of a payout is one competition's. Each sum has the sign of its lines; fees count as taken. */
export interface PayoutShare {
  readonly competitionId: string;
  readonly payments: number;
  readonly refunds: number;
  readonly disputes: number;
  readonly fees: number;
  readonly net: number;
  /** The payments that came in by it. */
  readonly attemptIds: readonly string[];
}

export interface MatchedPayout {
  readonly shares: readonly PayoutShare[];
  /** What the payout has beyond its lines, or lacks: 0 where it adds up. */
  readonly difference: number;
}

/** Which competition's payments, refunds and fees a payout is made of. @param partOf our payment, by the provider's name of it */
export function matchPayout(
  { amount }: Payout,
  lines: readonly PayoutLine[],
  partOf: (intent: string) => PaidPart | undefined,
): MatchedPayout {
  const ours = lines.flatMap((line) => {
    const part = line.intent === null ? undefined : partOf(line.intent);
    return part ? [{ line, part }] : [];
  });
  const byCompetition = Map.groupBy(ours, ({ part }) => part.competitionId);
  return {
    shares: [...byCompetition].map(([competitionId, own]) => {
      const of = (kind: PayoutLine['kind']) => own.filter(({ line }) => line.kind === kind);
      return {
        competitionId,
        payments: sumOf(of('payment'), 'amount'),
        refunds: sumOf(of('refund'), 'amount'),
        disputes: sumOf(of('dispute'), 'amount'),
        fees: sumOf(own, 'fee'),
        net: sumOf(own, 'net'),
        attemptIds: [...new Set(of('payment').map(({ part }) => part.attemptId))],
      };
    }),
    difference: amount - lines.reduce((sum, { net }) => sum + net, 0),
  };
}

const sumOf = (lines: readonly { readonly line: PayoutLine }[], what: 'amount' | 'fee' | 'net') =>
  lines.reduce((sum, { line }) => sum + line[what], 0);
