import { payBy } from '../../../../../shared/domain/entering/balance/amountToPay.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { usePresent } from '../../../../ui/now.ts';

/** What to pay by when, or since when it is overdue. @param competition its last instant for entries, and its clock */
export function usePayTitle(competition: Parameters<typeof payBy>[0], amount: string): string {
  const { t } = useTranslation('pay');
  const isOverdue = usePresent((now) => payBy(competition, now) === null);
  const day = formatWeekday(dayIn(new Date(competition.openUntil), competition.timeZone));
  return t(isOverdue ? 'card.overdue' : 'card.by', { amount, day });
}
