import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import type { Form, LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { currencyName, formatAmount, formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { usePresent } from '../../../../ui/now.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { PageSection } from './PageSection.tsx';
import styles from './PricesSection.module.css';
import { momentOrDay } from './readersTime.ts';

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
  const own = fixedPrices(form.formats);
  const payer = !has('dance') ? 'skater' : has('individual') ? 'skaterOrCouple' : 'couple';
  return (
    <PageSection card title={t('prices.title')}>
      <Stack as="dl" gap={3} minContent className={styles.prices}>
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
      </Stack>
      <Text soft size="xs">
        {t('prices.currency', { currency: currencyName(currency) })}
      </Text>
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

interface LateFeesProps {
  readonly lateFees: readonly LateFee[];
  readonly currency: string;
  readonly timeZone: string;
  /** Whether registration is still ahead or open. */
  readonly isAhead: boolean;
}

/** Late fees with their start; the current one is marked. */
function LateFees({ lateFees, currency, timeZone, isAhead }: LateFeesProps) {
  const { t } = useTranslation('competitionPage');
  const charged = usePresent((now) => (isAhead ? lateFeeAt(lateFees, now)?.from : null) ?? null);
  if (lateFees.length === 0) return null;
  return (
    <div>
      <dt>{t('prices.late')}</dt>
      {lateFees.map(({ from, kind, value }) => (
        <dd key={from}>
          <strong className={styles.amount}>
            {kind === 'percent'
              ? t('prices.latePercent', { percent: value })
              : t('prices.lateAmount', { amount: formatAmount(value, currency, true) })}
          </strong>{' '}
          {t('prices.lateFrom', { when: momentOrDay(from, timeZone) })}{' '}
          {charged === from ? <Pill tone="warn">{t('prices.lateNow')}</Pill> : null}
        </dd>
      ))}
    </div>
  );
}

/** Formats and events with a price of their own, in minor units, by price in the form's order. */
export function fixedPrices(formats: Form['formats']): { price: number; names: string[] }[] {
  const named = formats.flatMap(({ format, price, events }) => [
    ...(price == null ? [] : [{ price, name: format }]),
    ...events.flatMap((event) =>
      event.price == null ? [] : [{ price: event.price, name: eventLabel(format, event.level) }],
    ),
  ]);
  return [...new Set(named.map(({ price }) => price))].map((price) => ({
    price,
    names: named.filter((one) => one.price === price).map(({ name }) => name),
  }));
}
