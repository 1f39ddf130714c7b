import type { TFunction } from 'i18next';
import type { WaitingList } from '../../../shared/contract/entries/waiting.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import { waitingListOf } from '../../../shared/domain/capacity/waitingLists.ts';

/** What a list is called: by what is waited for. */
export function listName(t: TFunction<'waitlist'>, { list, format, level }: WaitingList): string {
  const { of } = waitingListOf(list);
  if (of === 'competition') return t('ofCompetition');
  if (format === null) return t('removed');
  return of === 'format' || level === null ? t('ofFormat', { format }) : eventLabel(format, level);
}
