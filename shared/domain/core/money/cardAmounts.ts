/**
 * What the provider takes at least, in minor units: stripe.com/docs/currencies, with the largest charge of eight figures.
 * A currency that is missing has no least amount there.
 */
const LEAST: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1_000,
  USD: 50,
};

const MOST = 99_999_999;

/** The provider counts these in other units than ISO 4217, so an amount of ours would be another sum there. */
const OTHER_UNITS: readonly string[] = ['ISK', 'MGA', 'MRU', 'UGX'];

/** Of three decimals, which the provider wants to end in 0. */
const OF_TENS: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

export type CardAmountProblem = 'currency' | 'tooSmall' | 'tooLarge' | 'uneven';

/** Why the provider would not take an amount; null where it does. */
export function cardAmountProblem(amount: number, currency: string): CardAmountProblem | null {
  if (OTHER_UNITS.includes(currency)) return 'currency';
  if (amount < Math.max(1, LEAST[currency] ?? 0)) return 'tooSmall';
  if (amount > MOST) return 'tooLarge';
  return OF_TENS.includes(currency) && amount % 10 !== 0 ? 'uneven' : null;
}

/** How long the provider's page stays open: its least is 30 minutes, and a family may look for its card. */
export const CARD_PAGE_MINUTES = 60;

/**
 * The days that a method may take to say whether it paid, by the provider's name for it. None can be cancelled while it
 * waits; afterwards it can only be refunded. Others are asked of the provider each night until they answer.
 */
const WAIT_DAYS: Readonly<Record<string, number>> = {
  card: 0,
  alipay: 1,
  bacs_debit: 7,
  fpx: 1,
  grabpay: 1,
  konbini: 4,
  paynow: 1,
  promptpay: 1,
  sepa_debit: 14,
  wechat_pay: 1,
};

const LONGEST_WAIT_DAYS = 14;

/** Whether a payment that waits should have been answered by now. @param startedAt a UTC instant */
export function isOverdue(method: string | null, startedAt: string, now: Date): boolean {
  const days = WAIT_DAYS[method ?? ''] ?? LONGEST_WAIT_DAYS;
  return now.getTime() > Date.parse(startedAt) + (days + 1) * 86_400_000;
}
