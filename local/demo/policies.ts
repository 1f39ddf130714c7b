import { DEMO_FEDERATION } from './letterhead.ts';
import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { venueInstant } from './calendar.ts';
import type { DemoCompetition } from './competitions.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

type Policy = Pick<StoredCompetition, 'refunds' | 'correctionsUntil' | 'paymentInstructions' | 'bankQr'>;

interface Fields {
  /** Days before registration ends, and the percentage refunded for a withdrawal before then. */
  readonly refunds: readonly (readonly [days: number, percent: number])[];
  /** Days after registration ends in which names and spellings can be corrected. */
  readonly corrections: number | null;
  readonly payment: string | null;
  readonly bankQr?: Policy['bankQr'];
}

/** Invented accounts: no bank has them. */
const POLICIES: Readonly<Record<DemoCompetition, Fields>> = {
  open: {
    refunds: [
      [3, 90],
      [0, 50],
    ],
    corrections: 12,
    payment:
      `By transfer to ${DEMO_FEDERATION}, Harbour Savings Bank, account 000-123456-001.\n` +
      'Or in cash or by cheque at the office of Lantern Bay Ice, daily 10:00 to 18:00.\n' +
      'Transfers without the reference cannot be found.',
    bankQr: { scheme: 'fps', payee: DEMO_FEDERATION, account: '0001234', bic: null },
  },
  openingSoon: {
    refunds: [[0, 100]],
    corrections: 10,
    payment: `By transfer to ${DEMO_FEDERATION}, Umegaoka Bank, branch 000, account 0001234.`,
  },
  closingToday: {
    refunds: [
      [14, 100],
      [0, 80],
    ],
    corrections: 7,
    payment:
      `Checks to ${DEMO_FEDERATION}, 1 Example Road, handed in at the front desk or sent by mail.\n` +
      'Or in cash at the front desk.',
  },
  closed: {
    refunds: [[0, 70]],
    corrections: 9,
    payment: `Überweisung an die ${DEMO_FEDERATION}, IBAN DE00 0000 0000 0000 0000 00.`,
  },
  archived: { refunds: [], corrections: null, payment: null },
  today: { refunds: [], corrections: null, payment: null },
};

/** The refund policy and the time for corrections, counted from the day registration ends. */
export function policyOf(
  key: DemoCompetition,
  { openUntil, timeZone }: Pick<StoredCompetition, 'openUntil' | 'timeZone'>,
): Policy {
  const { refunds, corrections, payment, bankQr = null } = POLICIES[key];
  const lastDay = dayIn(new Date(openUntil), timeZone);
  return {
    refunds: refunds.map(([days, percent]) => ({
      until: days === 0 ? openUntil : venueInstant(shiftDay(lastDay, -days), '23:59', timeZone),
      percent,
      lateFee: false,
    })),
    correctionsUntil:
      corrections === null ? null : venueInstant(shiftDay(lastDay, corrections), '23:59', timeZone),
    paymentInstructions: payment,
    bankQr,
  };
}
