/** What an event says of itself, as far as it does. */
export interface ReportedFacts {
  readonly sessionId: string | null;
  /** In minor units; of the session alone. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The name of the account whose secret signed it. */
  readonly account: string;
  readonly isLive: boolean;
}

/** What the attempt says of itself. */
export interface StartedFacts {
  /** Null until the provider's answer is stored. */
  readonly sessionId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly account: string;
  readonly isLive: boolean;
}

export const CARD_MISMATCHES = ['account', 'mode', 'session', 'amount', 'currency'] as const;

export type CardMismatch = (typeof CARD_MISMATCHES)[number];

/** In which facts an event differs from the payment that it is about: such a one is a person's to judge. */
export function cardMismatches(report: ReportedFacts, started: StartedFacts): CardMismatch[] {
  const differs: Readonly<Record<CardMismatch, boolean>> = {
    account: report.account !== started.account,
    mode: report.isLive !== started.isLive,
    session:
      report.sessionId !== null && started.sessionId !== null && report.sessionId !== started.sessionId,
    amount: report.amount !== null && report.amount !== started.amount,
    currency: report.currency !== null && report.currency !== started.currency,
  };
  return CARD_MISMATCHES.filter((each) => differs[each]);
}
