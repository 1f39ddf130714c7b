import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Import.module.css';
import { countsOf, type RowResult } from './importList.ts';

/** More than one reads on a screen; the saved file has all of them. */
const SHOWN = 50;

const OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;

interface ImportOutcomeProps {
  readonly results: readonly RowResult[];
  readonly isWritten: boolean;
}

/** How many rows became what, and each wrong one by its number in the file. */
export function ImportOutcome({ results, isWritten }: ImportOutcomeProps) {
  const { t } = useTranslation('memberships');
  const counts = countsOf(results);
  const wrong = results.filter(({ outcome }) => outcome === 'wrong');
  return (
    <>
      <dl className={styles['counts']}>
        {OUTCOMES.map((outcome) => (
          <div key={outcome} data-outcome={outcome}>
            <dt>{t(`import.${isWritten ? 'outcomesDone' : 'outcomes'}.${outcome}`)}</dt>
            <dd>{formatNumber(counts[outcome])}</dd>
          </div>
        ))}
      </dl>
      {wrong.length > 0 ? (
        <section className={styles['wrong']}>
          <h3>{t('import.wrongTitle')}</h3>
          <p className={styles['soft']}>{t('import.wrongText')}</p>
          <ul>
            {wrong.slice(0, SHOWN).map((result) => (
              <li key={result.rows[0]}>
                <strong>{rowsText(t, result)}</strong> {result.name || result.number}: {reasonText(t, result)}
              </li>
            ))}
          </ul>
          {wrong.length > SHOWN ? <p>{t('import.moreWrong', { count: wrong.length - SHOWN })}</p> : null}
          <div>
            <Button onClick={() => void saveWrong(t, wrong)}>{t('import.downloadWrong')}</Button>
          </div>
        </section>
      ) : null}
    </>
  );
}

type T = TFunction<'memberships'>;

const rowsText = (t: T, { rows }: RowResult) =>
  t('import.row', { count: rows.length, rows: rows.map(String).join(', ') });

function reasonText(t: T, { problems, messages }: RowResult): string {
  const seen = problems.map(({ field, problem }) =>
    t(`import.problems.${problem}`, { field: t(`import.fields.${field}`) }),
  );
  return [...new Set([...seen, ...messages])].join('; ');
}

async function saveWrong(t: T, wrong: readonly RowResult[]): Promise<void> {
  const { exportFile, saveFile } = await import('../../export/exportFile.ts');
  const columns = [
    { heading: t('import.headings.row'), value: ({ rows }: RowResult) => rows.map(String).join(', ') },
    { heading: t('import.headings.number'), value: ({ number }: RowResult) => number },
    { heading: t('import.headings.name'), value: ({ name }: RowResult) => name },
    { heading: t('import.headings.reason'), value: (result: RowResult) => reasonText(t, result) },
  ];
  const words = { currencyOf: (heading: string) => heading, zoneOf: (heading: string) => heading };
  const file = { title: t('import.wrongFile'), columns, rows: wrong, words, now: new Date() };
  saveFile(await exportFile({ ...file, format: 'csv' }));
}
