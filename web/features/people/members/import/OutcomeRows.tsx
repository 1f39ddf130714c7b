import { formatNumber } from '../../../../i18n/formats.ts';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { RowResult } from './importList.ts';
import { rowReason, rowsText } from './rowReason.ts';
import { Stack } from '../../../../ui/Stack.tsx';

/** The screen shows this many rows; the saved file contains all of them. */
const SHOWN = 50;

interface OutcomeRowsProps {
  readonly outcome: 'added' | 'changed' | 'unchanged';
  readonly results: readonly RowResult[];
}

/** A folded list of the rows with one outcome, by row number. */
export function OutcomeRows({ outcome, results }: OutcomeRowsProps) {
  const { t } = useTranslation('members');
  const rows = results.filter((result) => result.outcome === outcome);
  if (rows.length === 0) return null;
  const more = rows.length - SHOWN;
  return (
    <details>
      <summary>
        {t(`import.listTitle.${outcome}`, { count: rows.length, formatted: formatNumber(rows.length) })}
      </summary>
      <Stack gap={3} minContent className={styles.wrong}>
        <ul>
          {rows.slice(0, SHOWN).map((result) => (
            <li key={result.rows[0]}>
              <strong>{rowsText(t, result)}</strong> {line(result)}
            </li>
          ))}
        </ul>
        {more > 0 ? <p>{t('import.moreListed', { formatted: formatNumber(more) })}</p> : null}
      </Stack>
    </details>
  );

  function line(result: RowResult): string {
    const { name, number } = result;
    const fields = rowReason(t, result);
    return fields === ''
      ? t('import.listed', { name, number })
      : t('import.listedFields', { name, number, fields });
  }
}
