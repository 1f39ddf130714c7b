import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { dueEntries, payBy, sumDue } from '../../../../../shared/domain/entering/balance/amountToPay.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatAmount, formatWeekday } from '../../../../i18n/formats.ts';
import { CopyText } from '../../../../ui/CopyText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { usePresent } from '../../../../ui/now.ts';
import styles from './DueCards.module.css';
import { DueList, useDueNames } from './DueList.tsx';
import { type FamilyDue, familyDues } from './familyDue.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { type PaymentTerms, paymentTerms } from './paymentTerms.ts';

/** What a family owes, one card for each competition; nothing if it owes nothing. */
export function DueCards({ entries }: { readonly entries: readonly Entry[] }) {
  const dues = familyDues(entries);
  if (dues.length === 0) return null;
  return (
    <div className={styles.cards}>
      {dues.map((due) => (
        <DueCard key={due.competitionId} due={due} />
      ))}
    </div>
  );
}

function DueCard({ due }: { readonly due: FamilyDue }) {
  const { t } = useTranslation('pay');
  const heading = useId();
  const { competition, competitionId, currency } = due;
  const family = useQuery(requestQuery('getFamilyBalance', { params: { competitionId } })).data;
  const entries = family ? dueEntries(family.entries) : due.entries;
  const names = useDueNames(entries);
  const day = usePresent((now) => payBy(competition, now));
  const amount = formatAmount(sumDue(entries), currency, true);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading} className={styles.title}>
          {day === null ? t('card.now', { amount }) : t('card.by', { amount, day: formatWeekday(day) })}
        </h2>
        <p className={styles.about}>{t('card.about', { competition: competition.name, names })}</p>
      </div>
      <Reference terms={family ? paymentTerms(entries, family) : null} />
      {family ? (
        <details className={styles.how}>
          <summary className={styles.summary}>
            {t('card.how')}
            <Icon name="down" small />
          </summary>
          <div className={styles.details}>
            {entries.length > 1 ? <DueList entries={entries} currency={currency} /> : null}
            <PaymentDetails terms={paymentTerms(entries, family)} competition={competition.name} />
          </div>
        </details>
      ) : null}
    </section>
  );
}

/** The one reference of the transfer with its button; an empty line until it is known. */
function Reference({ terms }: { readonly terms: PaymentTerms | null }) {
  const { t } = useTranslation('pay');
  return (
    <div className={styles.reference}>
      {terms ? (
        <>
          <span className={styles.label}>{t('details.reference')}</span>
          <code className={styles.code}>{terms.reference}</code>
          <CopyText text={terms.reference} label={t('copy.one')} name={t('copy.reference')} tone="primary" />
        </>
      ) : null}
    </div>
  );
}
