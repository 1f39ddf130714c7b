import type { TFunction } from 'i18next';
import type { Waitlist } from '../../../../shared/contract/entering/entries/waitlist.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { parseWaitlistName } from '../../../../shared/domain/entering/capacity/waitlists.ts';

/** A waitlist's name: the event, format or competition whose places it waits for. */
export function waitlistName(t: TFunction<'waitlist'>, { list, format, level }: Waitlist): string {
  const { of } = parseWaitlistName(list);
  if (of === 'competition') return t('ofCompetition');
  if (format === null) return t('removed');
  return of === 'format' || level === null ? t('ofFormat', { format }) : eventLabel(format, level);
}
