import type { ImportedRow } from '../../../../../shared/contract/people/importedRow.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { SHOWN_ROWS } from '../../../../forms/sheets/ImportResults.tsx';
import { useImportWords } from '../../../../forms/sheets/importWords.ts';
import { type RowResult, rowsText } from '../../../../forms/sheets/rowResults.ts';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import { formatNumber } from '../../../../i18n/formats.ts';
import { Stack } from '../../../../ui/Stack.tsx';

/** The import's outcome for one member of the list, including members that could not be sent. */
export interface MemberResult extends RowResult<ImportedRow['outcome']> {
  readonly number: string;
}

const LISTED = ['changed', 'added', 'unchanged'] as const;

/** Folded lists of the rows of each outcome, by row number. */
export function OutcomeLists({ results }: { readonly results: readonly MemberResult[] }) {
  return LISTED.map((outcome) => (
    <OutcomeRows
      key={outcome}
      outcome={outcome}
      rows={results.filter((result) => result.outcome === outcome)}
    />
  ));
}

interface OutcomeRowsProps {
  readonly outcome: (typeof LISTED)[number];
  readonly rows: readonly MemberResult[];
}

function OutcomeRows({ outcome, rows }: OutcomeRowsProps) {
  const { t } = useTranslation('memberImport');
  const words = useImportWords('memberImport');
  if (rows.length === 0) return null;
  const more = rows.length - SHOWN_ROWS;
  const line = ({ name, number, reasons: [fields] }: MemberResult) =>
    fields === undefined ? t('listed', { name, number }) : t('listedFields', { name, number, fields });
  return (
    <details>
      <summary>
        {t(`listTitle.${outcome}`, { count: rows.length, formatted: formatNumber(rows.length) })}
      </summary>
      <Stack gap={3} minContent className={styles.wrong}>
        <ul>
          {rows.slice(0, SHOWN_ROWS).map((result) => (
            <li key={result.rows[0]}>
              <strong>{rowsText(words, result)}</strong> {line(result)}
            </li>
          ))}
        </ul>
        {more > 0 ? <p>{t('moreListed', { formatted: formatNumber(more) })}</p> : null}
      </Stack>
    </details>
  );
}
