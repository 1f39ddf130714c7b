import { bankRowItem, newBankRow } from '../../functions/store/money/payments/bankRows.ts';
import { DEMO_MANAGER } from './accounts.ts';
import type { DemoTarget } from './entry.ts';
import { shiftDay, utcDay } from '../../shared/domain/core/dates/days.ts';

/** Unmatched bank transactions, so that the treasurer's list is not empty. */
export function unmatchedRowItems({ competition, now }: DemoTarget) {
  const day = (before: number) => shiftDay(utcDay(now), -before);
  const rows = [
    { receivedOn: day(3), amount: 59_000, payer: 'M WONG', text: 'Entry fee, thank you' },
    { receivedOn: day(2), amount: 120_000, payer: 'SKATING PARENTS ASSOC', text: 'For our three skaters' },
  ];
  return rows.map((row) =>
    bankRowItem(
      newBankRow(
        { ...row, currency: competition.currency, bankId: null, repeat: 0 },
        { competitionId: competition.id, by: DEMO_MANAGER, now },
      ),
    ),
  );
}
