import { useState, type ReactNode } from 'react';
import { figuresLocale, formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { CopyText } from '../../../../ui/CopyText.tsx';
import { BankQr, isWide } from '../../bankQr/index.ts';
import { accountLines } from './accountLines.ts';
import styles from './PaymentDetails.module.css';
import type { PaymentTerms } from './paymentTerms.ts';
import { amountToPaste, paymentText } from './paymentText.ts';
import type { ButtonTone } from '../../../../ui/Button.tsx';
import { Drawing } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

const COPY =
  'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1';

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
  const [isWideScreen] = useState(isWide);
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
    <Stack
      gap={3}
      minContent
      className={styles.details}
      data-with-code={(isWideScreen && code !== null) || undefined}
    >
      {isWideScreen ? code : null}
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
      {isWideScreen ? null : code}
      <div>
        <CopyText text={all} label={t('copy.all')} done={t('copy.allDone')} />
      </div>
    </Stack>
  );
}

interface CopyLineProps {
  readonly term: string;
  readonly children: ReactNode;
  /** The text that its button copies; without it the line has none. */
  readonly copied?: string;
  /** The button's accessible name: "Copy the reference". */
  readonly name?: string;
  readonly tone?: ButtonTone;
  /** A reference, to be compared letter by letter. */
  readonly isCode?: boolean;
  /** Several lines of text. */
  readonly isLong?: boolean;
}
/** One part of a payment with its button to copy it. */
function CopyLine({ term, children, copied, name, tone, isCode, isLong }: CopyLineProps) {
  const { t } = useTranslation('pay');
  return (
    <div className={styles.line} data-long={isLong || undefined}>
      <dt>{term}</dt>
      <Text as="dd" weight="medium" figures breaks className={styles.value} data-code={isCode || undefined}>
        {children}
      </Text>
      {copied === undefined ? null : (
        <dd className={styles.copy}>
          <CopyText
            text={copied}
            label={t('copy.one')}
            icon={<Drawing path={COPY} small />}
            {...(name !== undefined && { name })}
            {...(tone && { tone })}
          />
        </dd>
      )}
    </div>
  );
}
