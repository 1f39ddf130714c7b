import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { payBy } from '../../../../../shared/domain/entering/balance/amountToPay.ts';
import { formatAmount, formatWeekday } from '../../../../i18n/formats.ts';
import { usePresent } from '../../../../ui/now.ts';
import styles from './PayCard.module.css';
import { PaymentDetails } from './PaymentDetails.tsx';
import type { PaymentTerms } from './paymentTerms.ts';

interface PayCardProps {
  readonly terms: PaymentTerms;
  readonly competition: Pick<Entry['competition'], 'name' | 'openUntil' | 'timeZone'>;
  /** What the amount is for, below the heading. */
  readonly children?: ReactNode;
}

/** What is due, until when, and all that a transfer needs. */
export function PayCard({ terms, competition, children }: PayCardProps) {
  const { t } = useTranslation('pay');
  const heading = useId();
  const day = usePresent((now) => payBy(competition, now));
  const amount = formatAmount(terms.amount, terms.currency, true);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {day === null ? t('card.now', { amount }) : t('card.by', { amount, day: formatWeekday(day) })}
        </h2>
        {children}
      </div>
      <PaymentDetails terms={terms} competition={competition.name} />
    </section>
  );
}
