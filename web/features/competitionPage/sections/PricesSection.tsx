import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { individualFee } from '../../../../shared/domain/fees/individualFee.ts';
import { currencyName, formatAmount } from '../../../i18n/formats.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { LateFeeRows } from './LateFeeRows.tsx';
import { PageSection } from './PageSection.tsx';
import styles from './PricesSection.module.css';

interface PricesSectionProps {
  readonly form: Form;
  readonly currency: string;
  readonly timeZone: string;
  readonly isAhead: boolean;
}

const ORDERS = ['first', 'second', 'additional'] as const;

/** Prices by number of events with running totals, team price and late fees. */
export function PricesSection({ form, currency, timeZone, isAhead }: PricesSectionProps) {
  const { t } = useTranslation('competitionPage');
  const has = (kind: Form['formats'][number]['entry']) => form.formats.some(({ entry }) => entry === kind);
  const amount = (minorUnits: number) => formatAmount(minorUnits, currency, true);
  return (
    <PageSection
      title={t('prices.title')}
      note={t(has('dance') ? 'prices.note' : 'prices.notePlain', { currency: currencyName(currency) })}
    >
      <table className={styles.prices}>
        <caption>
          <VisuallyHidden>{t('prices.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('prices.event')}</th>
            <th scope="col">{t('prices.price')}</th>
            <th scope="col">{t('prices.total')}</th>
          </tr>
        </thead>
        {has('individual') || has('dance') ? (
          <tbody>
            {ORDERS.map((order, index) => (
              <tr key={order}>
                <th scope="row">{t(`prices.${order}`)}</th>
                <td>{amount(form[`${order}EventPrice`])}</td>
                <td>{t('prices.totalOf', { count: index + 1, total: amount(totalOf(form, index + 1)) })}</td>
              </tr>
            ))}
          </tbody>
        ) : null}
        <tbody>
          {form.teamPrice && has('team') ? (
            <tr>
              <th scope="row">{t(form.teamPrice.per === 'team' ? 'prices.team' : 'prices.teamSkater')}</th>
              <td>{amount(form.teamPrice.amount)}</td>
              <td />
            </tr>
          ) : null}
          <LateFeeRows lateFees={form.lateFees} currency={currency} timeZone={timeZone} isAhead={isAhead} />
        </tbody>
      </table>
    </PageSection>
  );
}

/** Without late fees, which are listed below. */
function totalOf(form: Form, events: number): number {
  return individualFee({ ...form, lateFees: [] }, events, new Date(0)).totalPrice;
}
