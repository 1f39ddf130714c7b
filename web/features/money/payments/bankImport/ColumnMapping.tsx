import { STATEMENT_FIELDS } from '../../../../../shared/domain/money/bank/statementColumns.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Select } from '../../../../ui/Select.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './Statement.module.css';
import type { StatementReading } from './useStatement.ts';

/** The choice for a column that is not needed. */
const NONE = 'none';
const ORDERS = ['dayFirst', 'monthFirst'] as const;
const MARKS = [
  ['.', 'point'],
  [',', 'comma'],
] as const;

/** Maps each column of the file to a field, with sample cells beside it. */
export function ColumnMapping({ reading }: { readonly reading: StatementReading }) {
  const { t } = useTranslation('payments');
  const { headings, sample, columns, detected, format, read } = reading;
  const isComplete =
    columns.includes('receivedOn') && (columns.includes('amount') || columns.includes('credit'));
  return (
    <details className={styles.section} open={read === null || undefined}>
      <summary className={styles.summary}>{t('statement.columnsTitle')}</summary>
      <p className={styles.quiet}>{t('statement.columnsText')}</p>
      {isComplete ? null : <p role="alert">{t('statement.needed')}</p>}
      {isComplete && read === null ? <p role="alert">{t('statement.neededFormat')}</p> : null}
      <Stack gap={4} className={styles.columns}>
        {headings.map((heading, index) => (
          <Select
            key={`${heading} ${index}`}
            label={t('statement.column', { number: index + 1, heading })}
            hint={sample
              .map((row) => row[index] ?? '')
              .filter(Boolean)
              .join(' · ')
              .slice(0, 80)}
            value={columns[index] ?? NONE}
            options={[NONE, ...STATEMENT_FIELDS].map((value) => ({
              value,
              label: t(`statement.fields.${value as 'none'}`),
            }))}
            onChange={(value) =>
              reading.setColumn(index, STATEMENT_FIELDS.find((field) => field === value) ?? null)
            }
          />
        ))}
        {detected.days === null ? (
          <Select
            label={t('statement.days')}
            value={format.days}
            options={ORDERS.map((value) => ({ value, label: t(`statement.dayOrders.${value}`) }))}
            onChange={(value) => reading.setDays(value === 'dayFirst' ? 'dayFirst' : 'monthFirst')}
          />
        ) : null}
        {detected.decimals === null ? (
          <Select
            label={t('statement.decimals')}
            value={format.decimals}
            options={MARKS.map(([value, name]) => ({ value, label: t(`statement.decimalMarks.${name}`) }))}
            onChange={(value) => reading.setDecimals(value === ',' ? ',' : '.')}
          />
        ) : null}
      </Stack>
    </details>
  );
}
