import { type ReactNode, useId } from 'react';
import type { Area } from '../../i18n/catalogue.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { FileChooser } from '../uploads/FileChooser.tsx';
import { ImportRun, type RunOptions } from './ImportRun.tsx';
import { useImportWords } from './importWords.ts';
import { LARGEST_MEGABYTES } from './readSheet.ts';
import type { RowResult } from './rowResults.ts';
import { SheetColumns, type SheetList } from './SheetColumns.tsx';
import styles from './SheetImport.module.css';
import { SHEET_FILES } from './useChosenSheet.ts';
import type { useImportedSheet } from './useImportedSheet.ts';
import type { Parts } from './useParts.ts';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';

interface ListWithRows extends SheetList {
  readonly rows: readonly unknown[];
}

interface SheetImportProps<List extends ListWithRows, Result extends RowResult> extends RunOptions<Result> {
  /** The catalogue with the import's own words. */
  readonly area: Area;
  readonly sheet: ReturnType<typeof useImportedSheet<List>>;
  readonly parts: Parts<Result>;
  readonly hint: string;
  readonly missingColumn: string;
  /** The name of a read column's field; null for a column that `otherColumns` counts. */
  readonly fieldOf: (column: NonNullable<List['columns'][number]>) => string | null;
  readonly otherColumns?: (list: List) => readonly string[];
  readonly countRows?: (list: List) => number;
  /** After the person chose another file. */
  readonly onChoose?: () => void;
  /** Beside the button that chooses a file. */
  readonly actions?: ReactNode;
  /** Between the columns and the preview, such as the rows that name somebody twice. */
  readonly children?: (list: List) => ReactNode;
  /** Below everything. */
  readonly footer?: ReactNode;
}

/** Imports a file's list: choose the file, check its columns, preview each row, import, see the outcome. */
export function SheetImport<List extends ListWithRows, Result extends RowResult>(
  props: SheetImportProps<List, Result>,
) {
  const { area, sheet, parts, hint, missingColumn, fieldOf, otherColumns, countRows, onChoose } = props;
  const t = useImportWords(area);
  const { chosen, choose, list, setSlashes, problem } = sheet;
  const hintId = useId();
  const isBusy = parts.run?.state === 'running';
  const named = (column: List['columns'][number]) => (column ? fieldOf(column) : null);
  const chooseFile = (file: File) => {
    parts.clear();
    onChoose?.();
    void choose(file);
  };
  return (
    <Stack gap={6} minContent>
      <LeaveGuard isDirty={isBusy && !parts.run.dryRun} title={t('leaveTitle')} text={t('leaveText')} />
      {isBusy ? null : (
        <Stack as="section" gap={4} align="start" minContent>
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
          <Row gap={3}>
            <FileChooser
              label={t(chosen ? 'chooseAnother' : 'choose')}
              accept={SHEET_FILES}
              describedBy={hintId}
              onChoose={chooseFile}
            />
            {props.actions}
          </Row>
        </Stack>
      )}
      {chosen && !chosen.sheet && !problem ? (
        <p role="status">{t('reading', { name: chosen.name })}</p>
      ) : null}
      {problem ? (
        <ErrorState
          title={chosen?.name ?? ''}
          text={
            problem === 'missingColumn'
              ? missingColumn
              : t(problem, { megabytes: LARGEST_MEGABYTES, row: chosen?.problem?.row })
          }
        />
      ) : null}
      {chosen && list ? (
        <>
          <SheetColumns
            t={t}
            name={chosen.name}
            list={list}
            rowCount={countRows?.(list) ?? list.rows.length}
            fieldOf={(index) => named(list.columns[index])}
            others={otherColumns?.(list) ?? []}
            onSlashes={(order) => {
              parts.clear();
              setSlashes(order);
            }}
          />
          {props.children?.(list)}
          <ImportRun t={t} rowCount={list.rows.length} parts={parts} options={props} />
          {props.footer}
        </>
      ) : null}
    </Stack>
  );
}
