import { currentTime } from '../../clock.ts';
import type { ImportWords } from './importWords.ts';

/** The outcome of a row of the file, or in a preview the expected one. */
export interface RowResult<Outcome extends string = string> {
  /** Its numbers in the file; several where rows were merged. */
  readonly rows: readonly number[];
  readonly name: string;
  readonly outcome: Outcome;
  /** Why it is wrong, or what it changes. */
  readonly reasons: readonly string[];
}

/** Of a call that previews or writes rows: the lists are refetched once, after the last part. */
export const partOptions = (dryRun: boolean) =>
  ({ background: true, refetch: dryRun ? 'never' : 'later' }) as const;

/** Sends the readable rows of a part, if there are any, and gives each answer by the number of its row. */
export async function answersByRow<Row, Answer extends { readonly row: number }>(
  rows: Row[],
  send: (rows: Row[]) => Promise<{ readonly data: readonly Answer[] }>,
): Promise<ReadonlyMap<number, Answer>> {
  const answers = rows.length === 0 ? [] : (await send(rows)).data;
  return new Map(answers.map((answer) => [answer.row, answer]));
}

/** For example "Rows 2, 3". */
export const rowsText = (t: ImportWords, { rows }: RowResult) =>
  t('row', { count: rows.length, rows: rows.map(String).join(', ') });

export const outcomeText = (t: ImportWords, outcome: string, isWritten: boolean) =>
  t(`${isWritten ? 'outcomesDone' : 'outcomes'}.${outcome as 'wrong'}`);

interface ResultColumn<Result> {
  readonly heading: string;
  readonly value: (result: Result) => string;
}

/** The columns of a saved list of results, by name. */
type ResultColumns<Result> = Readonly<Record<'row' | 'name' | 'outcome' | 'reason', ResultColumn<Result>>>;

interface SavedResults<Result> {
  readonly title: string;
  readonly results: readonly Result[];
  readonly isWritten: boolean;
  /** Other columns, or another order. */
  readonly columns?: SavedColumns<Result> | undefined;
}

export type SavedColumns<Result> = (usual: ResultColumns<Result>) => readonly ResultColumn<Result>[];

/** Saves results as a CSV file, for a person to work through. */
export async function saveResults<Result extends RowResult>(
  t: ImportWords,
  { title, results, isWritten, columns = Object.values }: SavedResults<Result>,
): Promise<void> {
  const { exportFile, saveFile } = await import('../../table/export/exportFile.ts');
  const usual: ResultColumns<Result> = {
    row: { heading: t('headings.row'), value: ({ rows }) => rows.map(String).join(', ') },
    name: { heading: t('headings.name'), value: ({ name }) => name },
    outcome: {
      heading: t('headings.outcome'),
      value: ({ outcome }) => outcomeText(t, outcome, isWritten),
    },
    reason: { heading: t('headings.reason'), value: ({ reasons }) => reasons.join('; ') },
  };
  const words = { currencyOf: (heading: string) => heading, zoneOf: (heading: string) => heading };
  const file = { title, columns: columns(usual), rows: results, words, now: currentTime() };
  saveFile(await exportFile({ ...file, format: 'csv' }));
}
