import { useTranslation } from 'react-i18next';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { currencyName, formatAmount, formatList } from '../../../../i18n/formats.ts';
import { LateFees } from './LateFees.tsx';
import { ownPrices } from './ownPrices.ts';
import { PageSection } from './PageSection.tsx';
import styles from './PricesSection.module.css';

interface PricesSectionProps {
  readonly form: Form;
  readonly currency: string;
  readonly timeZone: string;
  readonly isAhead: boolean;
}

/** Prices as sentences: by the number of events, for a team, and late fees. */
export function PricesSection({ form, currency, timeZone, isAhead }: PricesSectionProps) {
  const { t } = useTranslation('competitionPage');
  const has = (kind: Form['formats'][number]['entry']) => form.formats.some(({ entry }) => entry === kind);
  const amount = (minorUnits: number) => formatAmount(minorUnits, currency, true);
  const own = ownPrices(form.formats);
  const payer = !has('dance') ? 'skater' : has('individual') ? 'skaterOrCouple' : 'couple';
  return (
    <PageSection card title={t('prices.title')}>
      <dl className={styles.prices}>
        {has('individual') || has('dance') ? (
          <div>
            <dt>{t(`prices.${payer}`)}</dt>
            <dd>
              <strong className={styles.amount}>{amount(form.firstEventPrice)}</strong>{' '}
              <span>{t('prices.forOne')}</span>
              <FurtherEvents form={form} amount={amount} />
            </dd>
          </div>
        ) : null}
        {form.teamPrice && has('team') ? (
          <div>
            <dt>{t('prices.team')}</dt>
            <dd>
              <strong className={styles.amount}>{amount(form.teamPrice.amount)}</strong>{' '}
              {t(form.teamPrice.per === 'team' ? 'prices.perTeam' : 'prices.perSkater')}
            </dd>
          </div>
        ) : null}
        {own.length > 0 ? (
          <div>
            <dt>{t('prices.own')}</dt>
            {own.map(({ price, names }) => (
              <dd key={price}>
                <strong className={styles.amount}>{amount(price)}</strong> {formatList(names)}
              </dd>
            ))}
          </div>
        ) : null}
        {form.familyCap == null ? null : (
          <div>
            <dt>{t('prices.family')}</dt>
            <dd>
              {t('prices.familyCap')} <strong className={styles.amount}>{amount(form.familyCap)}</strong>
            </dd>
          </div>
        )}
        <LateFees lateFees={form.lateFees} currency={currency} timeZone={timeZone} isAhead={isAhead} />
      </dl>
      <p className={styles.currency}>{t('prices.currency', { currency: currencyName(currency) })}</p>
    </PageSection>
  );
}

interface FurtherEventsProps {
  readonly form: Pick<Form, 'secondEventPrice' | 'additionalEventPrice'>;
  readonly amount: (minorUnits: number) => string;
}

/** "second +HK$200, each further +HK$160", or one price where both are the same. */
function FurtherEvents({ form: { secondEventPrice, additionalEventPrice }, amount }: FurtherEventsProps) {
  const { t } = useTranslation('competitionPage');
  const second = amount(secondEventPrice);
  return (
    <span className={styles.further}>
      {secondEventPrice === additionalEventPrice
        ? t('prices.eachFurther', { price: second })
        : t('prices.further', { second, additional: amount(additionalEventPrice) })}
    </span>
  );
}
