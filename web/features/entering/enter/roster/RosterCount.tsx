import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../ui/Pill.tsx';
import styles from './Roster.module.css';

interface RosterCountProps {
  /** Skaters in the roster, without alternates. */
  readonly size: number;
  readonly alternates: number;
  /** The fewest and most skaters of the event; null before one is chosen. */
  readonly limits: readonly [number, number] | null;
}

/** The roster's size against the event's: "12 of 8 to 24 skaters". */
export function RosterCount({ size, alternates, limits }: RosterCountProps) {
  const { t } = useTranslation('groupEntries');
  const [from, to] = limits ?? [0, Number.POSITIVE_INFINITY];
  return (
    <p className={styles.count} role="status">
      <strong>
        {limits
          ? t('roster.countOf', { count: size, range: t('range', { from, to, count: to - from }) })
          : t('roster.count', { count: size })}
      </strong>
      {alternates > 0 ? <span>{t('roster.alternates', { count: alternates })}</span> : null}
      {!limits ? <span>{t('roster.noEvent')}</span> : null}
      {limits && size < from ? <Pill tone="warn">{t('roster.tooFew', { count: from - size })}</Pill> : null}
      {size > to ? <Pill tone="bad">{t('roster.tooMany', { count: size - to })}</Pill> : null}
      {limits && size >= from && size <= to ? <Pill tone="good">{t('roster.fits')}</Pill> : null}
    </p>
  );
}
