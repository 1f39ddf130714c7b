import { useState, type ReactNode } from 'react';
import { minorUnitDigits, toDecimal } from '../../../../../shared/domain/core/money/currency.ts';
import { shownIban } from '../../../../../shared/domain/core/bankQr/epcCode.ts';
import type { BankQr as PayeeAccount } from '../../../../../shared/contract/core/bankQr.ts';
import { figuresLocale, formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { CopyText } from '../../../../ui/CopyText.tsx';
import type { ButtonTone } from '../../../../ui/Button.tsx';
import { Drawing } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { BankQr, isWide } from '../../bankQr/index.ts';
import styles from './PaymentDetails.module.css';
import type { PaymentTerms } from './paymentTerms.ts';

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

type Account = 'fps' | 'payNow' | 'promptPay' | 'epc';

/** A part of the account that a family can type instead of scanning. */
interface AccountLine {
  /** The key of its label. */
  readonly label: 'payee' | 'bic' | Account;
  readonly value: string;
}

/** Payee and account in words. A bank's static code holds its account where nobody can type it. */
export function accountLines({ scheme, payee, account, bic }: PayeeAccount): AccountLine[] {
  const lines: AccountLine[] = [{ label: 'payee', value: payee }];
  if (scheme === 'duitNow' || scheme === 'qris' || scheme === 'qrPh') return lines;
  lines.push({ label: scheme, value: scheme === 'epc' ? shownIban(account) : account });
  if (scheme === 'epc' && bic !== null) lines.push({ label: 'bic', value: bic });
  return lines;
}

/** An amount to paste into a bank's app: figures alone, with the reader's decimal sign ("1110.00"). */
export function amountToPaste(amount: number, currency: string, locale: string): string {
  const digits = minorUnitDigits(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toDecimal(amount, currency));
}

/** All of it as lines to copy: "Reference: 1JMT-NMG2". */
export function paymentText(lines: readonly (readonly [label: string, value: string | null])[]): string {
  return lines.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n');
}
