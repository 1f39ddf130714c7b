import { payBy } from '../../../../../shared/domain/entering/balance/amountToPay.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { usePresent } from '../../../../ui/now.ts';
import { isWithinDay } from '../../../../ui/timeLeft.ts';
import { useDeadline } from '../../../../ui/useDeadline.ts';

/** What to pay by when, or since when it is overdue. @param competition its last instant for entries, and its clock */
export function usePayTitle(competition: Parameters<typeof payBy>[0], amount: string): string {
  const { t } = useTranslation('pay');
  const deadline = useDeadline();
  const { openUntil, timeZone } = competition;
  const state = usePresent((now) => {
    if (payBy(competition, now) === null) return 'overdue';
    return isWithinDay(Date.parse(openUntil), now.getTime()) ? 'last' : 'by';
  });
  return t(`card.${state}`, {
    amount,
    day: formatWeekday(dayIn(new Date(openUntil), timeZone)),
    when: deadline(openUntil, timeZone),
  });
}
