import { useState, useId, type ReactNode } from 'react';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { dueEntries, sumDue } from '../../../../../shared/domain/entering/balance/amountToPay.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { DueList } from './DueList.tsx';
import styles from './PayCard.module.css';
import { PaymentDetails } from './PaymentDetails.tsx';
import { paymentTerms, type PaymentTerms } from './paymentTerms.ts';
import { CardPay } from './CardPay.tsx';
import { leftToPay, payingEntries } from './payingEntries.ts';
import { useFamilyBalance } from './useFamilyBalance.ts';
import { usePayTitle } from './usePayTitle.ts';

/** How to pay what an entry owes, together with the family's other entries in the competition. */
export function PayEntry({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('pay');
  const { competition, competitionId, currency, paid, totalPrice } = entry;
  const [isAlone, setIsAlone] = useState(false);
  const family = useFamilyBalance(competitionId);
  if (family.isPending) return <Spinner />;
  const paying = payingEntries(family.data);
  const isPaying = paying.some(({ id }) => id === entry.id);
  // Without the family's balance the entry can still be paid by its own reference.
  const left = family.data ? leftToPay(family.data) : dueEntries([entry]);
  const all = isPaying ? paying : left;
  const due = (isAlone && !isPaying) || all.length === 0 ? [entry] : all;
  const { paymentInstructions } = competition;
  const own = { currency, reference: entry.paymentReference, paymentInstructions, bankQr: null };
  const amount = (units: number) => formatAmount(units, currency, true);
  return (
    <PayCard terms={paymentTerms(due, family.data ?? own)} competition={competition} isPaying={isPaying}>
      {due.length > 1 ? <DueList entries={due} currency={currency} /> : null}
      {due.length === 1 && paid > 0 ? (
        <p>{t('card.partPaid', { paid: amount(paid), total: amount(totalPrice) })}</p>
      ) : null}
      {all.length > 1 && !isPaying ? (
        <span className={styles.other}>
          <Button tone="plain" dense onClick={() => setIsAlone(!isAlone)}>
            {isAlone
              ? t('card.together', { amount: amount(sumDue(all)) })
              : t('card.alone', { amount: amount(entry.balance), name: entry.name })}
          </Button>
        </span>
      ) : null}
      {family.data ? (
        <CardPay family={family.data} amount={sumDue(due)} entryId={isAlone ? entry.id : null} />
      ) : null}
    </PayCard>
  );
}

interface PayCardProps {
  readonly terms: PaymentTerms;
  readonly competition: Pick<Entry['competition'], 'name' | 'openUntil' | 'timeZone'>;
  /** A bank is about to pay it: nobody must transfer it too. */
  readonly isPaying: boolean;
  /** The purpose of the amount, below the heading. */
  readonly children?: ReactNode;
}

/** The amount due with its deadline, and all that a transfer needs. */
function PayCard({ terms, competition, isPaying, children }: PayCardProps) {
  const { t } = useTranslation('pay');
  const heading = useId();
  const amount = formatAmount(terms.amount, terms.currency, true);
  const title = usePayTitle(competition, amount);
  return (
    <Stack as="section" gap={3} minContent className={styles.card} aria-labelledby={heading}>
      <Stack gap={1} minContent>
        <h2 id={heading} className={styles.title}>
          {isPaying ? t('card.underWay', { amount }) : title}
        </h2>
        {children}
      </Stack>
      {isPaying ? null : <PaymentDetails terms={terms} competition={competition.name} />}
    </Stack>
  );
}
