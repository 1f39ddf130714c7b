import type { CardPayout } from '../../../../../shared/contract/money/payments/cards.ts';
import { formatAmount, formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Box } from '../../../../ui/Box.tsx';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { Pill, type PillTone } from '../../../../ui/Pill.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import amounts from '../amountTable.module.css';
import styles from '../report/SumsTable.module.css';

const TONES: Readonly<Record<CardPayout['state'], PillTone>> = {
  coming: 'neutral',
  paid: 'good',
  failed: 'bad',
};

/** What the bank got from the provider, by day: the sum on its statement, and what of it is this competition's. */
export function Payouts({ payouts }: { readonly payouts: readonly CardPayout[] }) {
  const { t } = useTranslation('payments');
  return (
    <Box frame="panel">
      <table className={joinClasses(amounts.table, styles.table)}>
        <caption>{t('cards.payouts.caption')}</caption>
        <VisuallyHidden as="thead" on="tablet">
          <tr>
            <th scope="col">{t('cards.paidOut')}</th>
            <th scope="col">{t('cards.payouts.status')}</th>
            {SUMS.map(([name]) => (
              <th key={name} scope="col" data-amount>
                {t(`cards.payouts.${name}`)}
              </th>
            ))}
          </tr>
        </VisuallyHidden>
        <tbody>
          {payouts.map((payout) => (
            <tr key={payout.id}>
              <th scope="row">
                {formatDay(payout.arrivesOn)}
                <Text soft size="sm">
                  {payout.id}
                </Text>
              </th>
              <td data-heading={t('cards.payouts.status')}>
                <Pill tone={TONES[payout.state]}>{t(`cards.payouts.state.${payout.state}`)}</Pill>
              </td>
              {SUMS.map(([name, sumOf]) => (
                <td key={name} data-amount data-heading={t(`cards.payouts.${name}`)}>
                  {formatAmount(sumOf(payout), payout.currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** A competition's own sums, then the whole one, which the bank's statement shows. */
const SUMS = [
  ['payments', ({ payments }: CardPayout) => payments],
  ['back', ({ refunds, disputes }: CardPayout) => refunds + disputes],
  ['fees', ({ fees }: CardPayout) => -fees],
  ['net', ({ net }: CardPayout) => net],
  ['whole', ({ amount }: CardPayout) => amount],
] as const;
