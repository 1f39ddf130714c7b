import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { shiftDates } from '../../../../shared/domain/entering/competitions/shiftDates.ts';
import { formatDay, formatDays, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './ShiftedDates.module.css';

interface ShiftedDatesProps {
  readonly competition: Competition;
  /** `YYYY-MM-DD`, possibly half typed. */
  readonly startDate: string;
}

/** Each date of the competition beside its date in the clone. */
export function ShiftedDates({ competition, startDate }: ShiftedDatesProps) {
  const { t } = useTranslation('competitionAdmin');
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(startDate)) return null;
  const next = shiftDates(competition, startDate);
  const { timeZone, openFrom } = competition;
  const rows = [
    {
      heading: t('clone.dates'),
      was: formatDays(competition.startDate, competition.endDate),
      becomes: formatDays(next.startDate, next.endDate),
    },
    { heading: t('clone.firstEvent'), was: formatDay(competition.date), becomes: formatDay(next.date) },
    ...(openFrom !== null && next.openFrom !== null
      ? [
          {
            heading: t('clone.opens'),
            was: formatInstant(openFrom, timeZone),
            becomes: formatInstant(next.openFrom, timeZone),
          },
        ]
      : []),
    {
      heading: t('clone.closes'),
      was: formatInstant(competition.openUntil, timeZone),
      becomes: formatInstant(next.openUntil, timeZone),
    },
  ];
  return (
    <table className={styles.dates}>
      <caption>{t('clone.caption')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('clone.was')}</th>
          <th scope="col">{t('clone.becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ heading, was, becomes }) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            <td>{was}</td>
            <td className={styles.becomes}>{becomes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
