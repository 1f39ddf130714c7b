import { useTranslation } from 'react-i18next';
import { formatAmount, formatDay, formatDays, formatInstant } from '../../../../i18n/formats.ts';
import styles from './DatesSection.module.css';
import type { KeyDate } from './keyDates.ts';
import { readersTime } from './readersTime.ts';

export function DateTitle({ date, currency }: { readonly date: KeyDate; readonly currency: string }) {
  const { t } = useTranslation('competitionPage');
  if (date.kind !== 'lateFee') return t(`dates.${date.kind}`);
  const { kind, value } = date.fee;
  return t('dates.lateFee', { fee: kind === 'percent' ? `${value}%` : formatAmount(value, currency, true) });
}

interface DateValueProps {
  readonly date: KeyDate;
  readonly timeZone: string;
  readonly isOver: boolean;
}

/** The venue's time; when registration opens and closes also the reader's, if it differs and is still ahead. */
export function DateValue({ date, timeZone, isOver }: DateValueProps) {
  const { t } = useTranslation('competitionPage');
  if (date.kind === 'days') return <p className={styles.when}>{formatDays(date.first, date.last)}</p>;
  if (date.kind === 'firstEvent') return <p className={styles.when}>{formatDay(date.day)}</p>;
  const isOwnShown = !isOver && (date.kind === 'opens' || date.kind === 'closes');
  const own = isOwnShown ? readersTime(date.at, timeZone) : null;
  return (
    <>
      <p className={styles.when}>
        <time dateTime={date.at}>{formatInstant(date.at, timeZone)}</time>
      </p>
      {own === null ? null : <p className={styles.own}>{t('dates.yourTime', { when: own })}</p>}
    </>
  );
}
