import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayOrder } from '../../../../shared/domain/skaters/typedDay.ts';
import { currentTime } from '../../../clock.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { FileChooser } from '../../../forms/uploads/FileChooser.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import styles from '../../../forms/sheets/SheetImport.module.css';
import { ImportColumns } from './ImportColumns.tsx';
import { memberList } from './importList.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { RecheckAfterImport } from './RecheckAfterImport.tsx';
import {
  LARGEST_MEGABYTES,
  readSheet,
  type Sheet,
  UnreadableSheet,
} from '../../../forms/sheets/readSheet.ts';
import { useImport } from './useImport.ts';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';

type Chosen =
  | { readonly name: string; readonly sheet: Sheet }
  | { readonly name: string; readonly problem: UnreadableSheet }
  | { readonly name: string };

/** `/admin/members/import`: imports a federation's list of members, after a comparison with the registry. */
export function ImportPage() {
  const { t } = useTranslation('members');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [slashes, setSlashes] = useState<DayOrder>('dayFirst');
  const sheet = chosen && 'sheet' in chosen ? chosen.sheet : null;
  const list = useMemo(() => {
    const today = currentTime().toISOString().slice(0, 10);
    return sheet && memberList(sheet, { slashes, today });
  }, [sheet, slashes]);
  const importing = useImport(list);

  const choose = async (file: File) => {
    importing.clear();
    setChosen({ name: file.name });
    try {
      setChosen({ name: file.name, sheet: await readSheet(file) });
    } catch (thrown) {
      const problem = thrown instanceof UnreadableSheet ? thrown : new UnreadableSheet('unreadable');
      setChosen({ name: file.name, problem });
    }
  };
  const unreadable = chosen && 'problem' in chosen ? chosen.problem : null;
  const problem = unreadable?.reason ?? (sheet && !list ? 'noNumber' : null);
  const isWritten = importing.run?.state === 'finished' && !importing.run.dryRun;
  const isBusy = importing.run?.state === 'running';
  const isWriting = isBusy && importing.run?.dryRun === false;
  return (
    <Page
      title={t('import.title')}
      subtitle={t('import.subtitle')}
      crumbs={[{ path: paths.members, label: t('members.title') }]}
    >
      <LeaveGuard isDirty={isWriting} title={t('import.leaveTitle')} text={t('import.leaveText')} />
      <div className={styles.page}>
        {isBusy ? null : (
          <section className={styles.choice}>
            <p id="import-hint" className={styles.hint}>
              {t('import.hint')}
            </p>
            <FileChooser
              label={t(chosen ? 'import.chooseAnother' : 'import.choose')}
              accept={ACCEPTED}
              describedBy="import-hint"
              onChoose={(file) => void choose(file)}
            />
          </section>
        )}
        {chosen && !sheet && !problem ? (
          <p role="status">{t('import.reading', { name: chosen.name })}</p>
        ) : null}
        {problem ? (
          <ErrorState
            title={chosen?.name ?? ''}
            text={t(`import.${problem}`, { megabytes: LARGEST_MEGABYTES, row: unreadable?.row })}
          />
        ) : null}
        {chosen && list ? (
          <>
            <ImportColumns
              name={chosen.name}
              list={list}
              onSlashes={(order) => {
                importing.clear();
                setSlashes(order);
              }}
            />
            <ImportSteps list={list} importing={importing} />
            {isWritten ? <RecheckAfterImport /> : null}
          </>
        ) : null}
      </div>
    </Page>
  );
}
