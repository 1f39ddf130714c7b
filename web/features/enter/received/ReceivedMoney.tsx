import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { eventLabel } from '../../../../shared/domain/events/eventId.ts';
import { PaymentPill } from '../../entries/index.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { CopyText } from '../../../ui/CopyText.tsx';
import styles from './ReceivedMoney.module.css';
import { ReceivedLine, ReceivedSection } from './ReceivedSection.tsx';

/** The price line by line, the payments, and how to pay the balance. */
export function ReceivedMoney({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const { currency, lateFee, retained, refunded, paid, balance, events, state } = entry;
  const amount = (units: number) => formatAmount(units, currency);
  const isWithdrawn = state === 'withdrawn';
  return (
    <ReceivedSection title={t('money.title')}>
      <dl>
        {isWithdrawn
          ? null
          : events.map((event) => (
              <ReceivedLine key={event.id} term={eventLabel(event.format, event.level)} isAmount>
                {event.state === 'waiting' ? t('events.whenPlaced') : amount(event.price)}
              </ReceivedLine>
            ))}
        {lateFee && !isWithdrawn ? (
          <ReceivedLine term={t('money.lateFee')} isAmount>
            {amount(lateFee.amount)}
          </ReceivedLine>
        ) : null}
        {retained > 0 ? (
          <ReceivedLine term={t('money.retained')} isAmount>
            {amount(retained)}
          </ReceivedLine>
        ) : null}
        <ReceivedLine term={t('money.total')} isAmount isStrong>
          {amount(entry.totalPrice)}
        </ReceivedLine>
        <ReceivedLine term={t('money.paid')} isAmount>
          {amount(paid + refunded)}
        </ReceivedLine>
        {refunded > 0 ? (
          <ReceivedLine term={t('money.refunded')} isAmount>
            {amount(-refunded)}
          </ReceivedLine>
        ) : null}
        <ReceivedLine term={t(balance < 0 ? 'money.toRefund' : 'money.toPay')} isAmount isStrong>
          {balance === 0 && (paid > 0 || refunded > 0) ? <PaymentPill state={entry.paymentState} /> : null}{' '}
          {amount(Math.abs(balance))}
        </ReceivedLine>
      </dl>
      {balance > 0 ? <HowToPay entry={entry} /> : null}
    </ReceivedSection>
  );
}

function HowToPay({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const { paymentReference, competition } = entry;
  return (
    <div className={styles.pay}>
      <h3 className={styles.title}>{t('pay.title')}</h3>
      <p className={styles.instructions}>{competition.paymentInstructions ?? t('pay.noInstructions')}</p>
      <div className={styles.reference}>
        <span>{t('pay.reference')}</span>
        <code>{paymentReference}</code>
        <CopyText text={paymentReference} label={t('pay.copy')} />
      </div>
      <p className={styles.note}>{t('pay.referenceNote')}</p>
    </div>
  );
}
