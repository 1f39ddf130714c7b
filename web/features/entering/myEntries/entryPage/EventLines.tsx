import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Fact } from '../../entries/index.ts';
import styles from './EventLines.module.css';

/** Each event with its price or its place in the waitlist, and the sums below them. */
export function EventLines({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { currency, lateFee, events, state } = entry;
  const amount = (units: number) => formatAmount(units, currency);
  const isWithdrawn = state === 'withdrawn';
  return (
    <DashboardCard title={t(isWithdrawn ? 'events.withdrawnTitle' : 'events.title')}>
      <dl className={styles.lines}>
        {events.map((event) => (
          <Fact key={event.id} term={<EventName event={event} />} isAmount>
            {isWithdrawn ? null : event.state === 'waiting' ? (
              <Pill tone="info">
                {event.waitingPlace === null
                  ? t('events.waiting')
                  : t('events.place', { place: event.waitingPlace })}
              </Pill>
            ) : (
              amount(event.price)
            )}
          </Fact>
        ))}
        {lateFee && !isWithdrawn ? (
          <Fact term={t('money.lateFee')} isAmount>
            {amount(lateFee.amount)}
          </Fact>
        ) : null}
        <Sums entry={entry} />
      </dl>
    </DashboardCard>
  );
}

/** The total and what was paid of it; only lines that differ from those above them. */
function Sums({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { currency, state, retained, familyDiscount = 0, totalPrice, paid, refunded, balance } = entry;
  const received = paid + refunded;
  const lines = [
    { id: 'familyDiscount', units: -familyDiscount, isShown: familyDiscount > 0 },
    { id: 'retained', units: retained, isShown: retained > 0 },
    { id: 'total', units: totalPrice, isShown: totalPrice > 0 || state === 'confirmed', isStrong: true },
    { id: 'paid', units: received, isShown: received > 0 },
    { id: 'refunded', units: -refunded, isShown: refunded > 0 },
    { id: 'toPay', units: balance, isShown: balance > 0 && received > 0, isStrong: true },
    { id: 'refundDue', units: -balance, isShown: balance < 0, isStrong: true },
  ] as const;
  return lines
    .filter(({ isShown }) => isShown)
    .map((line) => (
      <Fact key={line.id} term={t(`money.${line.id}`)} isAmount isStrong={'isStrong' in line}>
        {formatAmount(line.units, currency)}
      </Fact>
    ));
}

function EventName({ event: { format, level } }: { readonly event: Entry['events'][number] }) {
  return <span className={styles.event}>{eventLabel(format, level)}</span>;
}
