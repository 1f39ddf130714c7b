import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { cancelledEventsOf } from '../../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Fact } from '../../entries/index.ts';
import styles from './EventLines.module.css';

interface CancelledLineProps {
  readonly event: NonNullable<Entry['cancelledEvents']>[number];
  readonly currency: string;
}

/** Each event with its price or its place in the waitlist, and the sums below them. */
export function EventLines({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { currency, lateFee, musicFee, state } = entry;
  const amount = (units: number) => formatAmount(units, currency);
  const isWithdrawn = state === 'withdrawn';
  const cancelled = cancelledEventsOf(entry);
  const events = entry.events.filter(({ id }) => cancelled.every((one) => one.id !== id));
  return (
    <DashboardCard title={t(isWithdrawn && events.length > 0 ? 'events.withdrawnTitle' : 'events.title')}>
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
        {cancelled.map((event) => (
          <CancelledLine key={event.id} event={event} currency={currency} />
        ))}
        {lateFee && !isWithdrawn ? (
          <Fact term={t('money.lateFee')} isAmount>
            {amount(lateFee.amount)}
          </Fact>
        ) : null}
        {musicFee !== undefined ? (
          <Fact term={t('money.musicFee')} isAmount>
            {amount(musicFee)}
          </Fact>
        ) : null}
        <Sums entry={entry} />
      </dl>
    </DashboardCard>
  );
}

/** An event that the organiser cancelled: why, and what comes back for it. */
function CancelledLine({ event, currency }: CancelledLineProps) {
  const { t } = useTranslation('entryPage');
  const { format, level, reason, refund } = event;
  return (
    <Fact
      term={
        <>
          <s className={styles.event}>{eventLabel(format, level)}</s>
          <span className={styles.reason}>{t('events.reason', { reason })}</span>
          {refund > 0 ? (
            <span className={styles.reason}>
              {t('events.refund', { amount: formatAmount(refund, currency) })}
            </span>
          ) : null}
        </>
      }
      isAmount
    >
      <Pill tone="bad">{t('events.cancelled')}</Pill>
    </Fact>
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
