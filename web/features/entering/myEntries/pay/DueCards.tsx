import { useId } from 'react';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { sumDue } from '../../../../../shared/domain/entering/balance/amountToPay.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { ButtonTone } from '../../../../ui/Button.tsx';
import { CopyText } from '../../../../ui/CopyText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from './DueCards.module.css';
import { DueList, useDueNames } from './DueList.tsx';
import { type FamilyDue, familyDues } from './familyDue.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { type PaymentTerms, paymentTerms } from './paymentTerms.ts';
import { CardPay } from './CardPay.tsx';
import { leftToPay, payingEntries } from './payingEntries.ts';
import { useFamilyBalance } from './useFamilyBalance.ts';
import { usePayTitle } from './usePayTitle.ts';

/** The amounts due of a family, one card for each competition. */
export function DueCards({ entries }: { readonly entries: readonly Entry[] }) {
  const dues = familyDues(entries);
  if (dues.length === 0) return null;
  return (
    <Stack gap={3}>
      {dues.map((due) => (
        <DueCard key={due.competitionId} due={due} />
      ))}
    </Stack>
  );
}

function DueCard({ due }: { readonly due: FamilyDue }) {
  const { t } = useTranslation('pay');
  const heading = useId();
  const { competition, competitionId, currency } = due;
  const family = useFamilyBalance(competitionId).data;
  const left = family ? leftToPay(family) : due.entries;
  const paying = payingEntries(family);
  const isPaying = left.length === 0 && paying.length > 0;
  const entries = isPaying ? paying : left;
  const names = useDueNames(entries);
  const amount = formatAmount(sumDue(entries), currency, true);
  const title = usePayTitle(competition, amount);
  return (
    <Stack as="section" gap={2} columnGap={6} className={styles.card} aria-labelledby={heading}>
      <Text as="div" breaks>
        <Text id={heading} as="h2" size="xl">
          {isPaying ? t('card.underWay', { amount }) : title}
        </Text>
        <Text soft size="sm">
          {t('card.about', { competition: competition.name, names })}
        </Text>
      </Text>
      {isPaying ? null : (
        <Reference
          terms={family ? paymentTerms(entries, family) : null}
          tone={family?.cards ? 'quiet' : 'primary'}
        />
      )}
      {family?.cards ? (
        <div className={styles.how}>
          <CardPay family={family} amount={sumDue(entries)} entryId={null} />
        </div>
      ) : null}
      {family && !isPaying ? (
        <details className={styles.how}>
          <summary className={styles.summary}>
            {t('card.how')}
            <Icon name="down" small />
          </summary>
          <Stack gap={3} minContent className={styles.details}>
            {entries.length > 1 ? <DueList entries={entries} currency={currency} /> : null}
            <PaymentDetails terms={paymentTerms(entries, family)} competition={competition.name} />
          </Stack>
        </details>
      ) : null}
    </Stack>
  );
}

/** The one reference of the transfer with its button; an empty line until it is known. */
function Reference({ terms, tone }: { readonly terms: PaymentTerms | null; readonly tone: ButtonTone }) {
  const { t } = useTranslation('pay');
  return (
    <div className={styles.reference}>
      {terms ? (
        <>
          <Text as="span" soft size="xs" className={styles.label}>
            {t('details.reference')}
          </Text>
          <code className={styles.code}>{terms.reference}</code>
          <CopyText text={terms.reference} label={t('copy.one')} name={t('copy.reference')} tone={tone} />
        </>
      ) : null}
    </div>
  );
}
