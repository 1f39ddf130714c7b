import { useTranslation } from 'react-i18next';
import type { EntrySeries } from '../../../../../shared/domain/entering/competitions/entrySeries.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import styles from './DayChart.module.css';
import { seriesStepLabel } from './seriesStepLabel.ts';

/** The chart's numbers as a table, the latest first. */
export function DayTable({ series, label }: { readonly series: EntrySeries; readonly label: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <details className={styles.table}>
      <summary>{t('days.table')}</summary>
      <div className={styles.rows} role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(series.step === 'week' ? 'days.weekHeading' : 'days.day')}</th>
              <th scope="col">{t('days.entries')}</th>
            </tr>
          </thead>
          <tbody>
            {series.steps.toReversed().map((step) => (
              <tr key={step.from}>
                <th scope="row">{seriesStepLabel(step)}</th>
                <td>{formatNumber(step.entries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
