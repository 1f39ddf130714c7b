import type { DeskReport } from '../../../../../shared/contract/entering/music/desk.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { type DeskProgramme, isOut } from './deskDay.ts';
import type { FileProblem, WantedFile } from './loadDeskFiles.ts';
import styles from './Music.module.css';

interface DeskReadinessProps {
  readonly files: readonly WantedFile[];
  /** On the device, by their ids. */
  readonly ready: ReadonlySet<string>;
  readonly problem: FileProblem | null;
  readonly others: DeskReport['others'];
  /** Of the surface, still to come. */
  readonly programmes: readonly DeskProgramme[];
}

/** Whether the day can be played without a network, and who has no music. */
export function DeskReadiness({ files, ready, problem, others, programmes }: DeskReadinessProps) {
  const { t } = useTranslation('musicDesk');
  const here = files.filter(({ fileId }) => ready.has(fileId)).length;
  const skating = programmes.filter((one) => !isOut(one));
  const without = skating.filter(({ file }) => file === null);
  const notHere = skating.filter(({ file }) => file !== null && !ready.has(file.fileId));
  return (
    <Stack gap={3}>
      {here === files.length ? (
        <p className={styles.complete} role="status">
          {t('ready', { count: files.length })}
        </p>
      ) : (
        <ProgressBar label={t('loading')} done={here} all={files.length} />
      )}
      {problem === null || notHere.length === 0 ? null : (
        <p className={styles.missing} role="status">
          {t(problem === 'full' ? 'full' : 'noNetwork', {
            names: formatList(notHere.map(({ name }) => name)),
          })}
        </p>
      )}
      {without.length > 0 ? (
        <p className={styles.missing}>
          {t('without', { count: without.length, names: formatList(without.map(({ name }) => name)) })}
        </p>
      ) : null}
      {others.length > 0 ? (
        <p className={styles.missing} role="status">
          {t('otherDesk', { names: formatList([...new Set(others.map(({ name }) => name))]) })}
        </p>
      ) : null}
    </Stack>
  );
}
