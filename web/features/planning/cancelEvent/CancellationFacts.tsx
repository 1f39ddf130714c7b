import type { EventCancellation } from '../../../../shared/contract/planning/cancelledEvents.ts';
import { formatAmount, formatInstant, formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

interface CancellationProps {
  readonly cancellation: EventCancellation;
}

/** What cancelling does: who leaves, what is refunded, which flights go. */
export function CancellationFacts({ cancellation }: CancellationProps) {
  const { t } = useTranslation('cancelEvent');
  const { entries, waiting, families, refundDue, returnedDiscount, currency, flights } = cancellation;
  return (
    <>
      <p>{t('text')}</p>
      <Stack role="list" as="ul" gap={1} minContent>
        <li>
          {t('entries', { count: entries })}, {t('families', { count: families })}
        </li>
        {waiting > 0 ? <li>{t('waiting', { count: waiting })}</li> : null}
        <li>
          <strong>{t('refundDue', { amount: formatAmount(refundDue, currency) })}</strong>
        </li>
      </Stack>
      {returnedDiscount > 0 ? (
        <p>{t('returnedDiscount', { amount: formatAmount(returnedDiscount, currency) })}</p>
      ) : null}
      <Text soft size="sm">
        {t('refundHint')}
      </Text>
      <section>
        <h3>{t('flights')}</h3>
        {flights.length === 0 ? (
          <Text soft size="sm">
            {t('noFlights')}
          </Text>
        ) : (
          <Stack role="list" as="ul" gap={1} minContent size="sm">
            {flights.map(({ id, date, start, surface }) => (
              <li key={id}>
                {date === null || start === null
                  ? t('noTime')
                  : [formatWeekday(date), formatTime(start), surface].join(', ')}
              </li>
            ))}
          </Stack>
        )}
      </section>
    </>
  );
}

interface CancelledProps extends CancellationProps {
  readonly isLate: boolean;
}

/** How far a cancelled event is, and what the organiser has left to do. */
export function Cancelled({ cancellation, isLate }: CancelledProps) {
  const { t } = useTranslation('cancelEvent');
  const { entries, isPublished, cancelled, timeZone } = cancellation;
  return (
    <>
      {isLate ? <p role="alert">{t('already')}</p> : null}
      {cancelled ? (
        <p>
          {t('by', {
            name: cancelled.by ?? t('deletedAccount'),
            when: formatInstant(cancelled.at, timeZone),
            reason: cancelled.reason,
          })}
        </p>
      ) : null}
      <p role="status">{entries > 0 ? t('leaving', { count: entries }) : t('left')}</p>
      {isPublished && entries === 0 ? <p>{t('publish')}</p> : null}
    </>
  );
}
