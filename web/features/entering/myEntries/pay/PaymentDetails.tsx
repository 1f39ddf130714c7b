import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresLocale, formatAmount } from '../../../../i18n/formats.ts';
import { CopyText } from '../../../../ui/CopyText.tsx';
import { BankQr, isWide } from '../../bankQr/index.ts';
import { accountLines } from './accountLines.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './PaymentDetails.module.css';
import type { PaymentTerms } from './paymentTerms.ts';
import { amountToPaste, paymentText } from './paymentText.ts';

interface PaymentDetailsProps {
  readonly terms: PaymentTerms;
  /** Named in the text that is copied. */
  readonly competition: string;
}

/** Reference, amount and account, each with its button to copy it, and one for all of them. */
export function PaymentDetails({ terms, competition }: PaymentDetailsProps) {
  const { t } = useTranslation('pay');
  const { amount, currency, reference, paymentInstructions, bankQr } = terms;
  const account = bankQr ? accountLines(bankQr) : [];
  // On a desk people scan; on a phone they copy, because it cannot scan itself.
  const [isDesk] = useState(isWide);
  const code = bankQr ? (
    <BankQr bankQr={bankQr} amount={amount} currency={currency} reference={reference} />
  ) : null;
  const shown = formatAmount(amount, currency);
  const all = paymentText([
    [t('details.competition'), competition],
    [t('details.amount'), shown],
    [t('details.reference'), reference],
    ...account.map(({ label, value }) => [t(`account.${label}`), value] as const),
    [t('details.instructions'), paymentInstructions],
  ]);
  return (
    <div className={styles.details} data-with-code={(isDesk && code !== null) || undefined}>
      {isDesk ? code : null}
      <dl>
        <CopyLine
          term={t('details.reference')}
          copied={reference}
          name={t('copy.reference')}
          tone="primary"
          isCode
        >
          {reference}
        </CopyLine>
        <CopyLine
          term={t('details.amount')}
          copied={amountToPaste(amount, currency, figuresLocale())}
          name={t('copy.amount')}
        >
          {shown}
        </CopyLine>
        {account.map(({ label, value }) => (
          <CopyLine
            key={label}
            term={t(`account.${label}`)}
            copied={value}
            name={t('copy.account', { what: t(`account.${label}`) })}
          >
            {value}
          </CopyLine>
        ))}
        {paymentInstructions === null ? (
          <CopyLine term={t('details.instructions')}>{t('details.noInstructions')}</CopyLine>
        ) : (
          <CopyLine
            term={t('details.instructions')}
            copied={paymentInstructions}
            name={t('copy.instructions')}
            isLong
          >
            {paymentInstructions}
          </CopyLine>
        )}
      </dl>
      {isDesk ? null : code}
      <div>
        <CopyText text={all} label={t('copy.all')} done={t('copy.allDone')} />
      </div>
    </div>
  );
}
