import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayOrder } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { currentTime } from '../../../../clock.ts';
import { LeaveGuard } from '../../../../forms/LeaveGuard.tsx';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { FileChooser } from '../../../../forms/uploads/FileChooser.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import { ImportColumns } from './ImportColumns.tsx';
import { memberList } from './importList.ts';
import { ImportedDoubles } from './ImportedDoubles.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { RecheckAfterImport } from './RecheckAfterImport.tsx';
import { LARGEST_MEGABYTES } from '../../../../forms/sheets/readSheet.ts';
import { SHEET_FILES, useChosenSheet } from '../../../../forms/sheets/useChosenSheet.ts';
import { useImport } from './useImport.ts';

/** `/admin/members/import`: imports a federation's list of members, after a comparison with the registry. */
export function ImportPage() {
  const { t } = useTranslation('members');
  const { chosen, choose } = useChosenSheet();
  const [slashes, setSlashes] = useState<DayOrder>('dayFirst');
  const sheet = chosen?.sheet ?? null;
  const list = useMemo(() => {
    const today = currentTime().toISOString().slice(0, 10);
    return sheet && memberList(sheet, { slashes, today });
  }, [sheet, slashes]);
  const importing = useImport(list);

  const chooseFile = (file: File) => {
    importing.clear();
    void choose(file);
  };
  const problem = chosen?.problem?.reason ?? (sheet && !list ? 'noNumber' : null);
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
              accept={SHEET_FILES}
              describedBy="import-hint"
              onChoose={chooseFile}
            />
          </section>
        )}
        {chosen && !sheet && !problem ? (
          <p role="status">{t('import.reading', { name: chosen.name })}</p>
        ) : null}
        {problem ? (
          <ErrorState
            title={chosen?.name ?? ''}
            text={t(`import.${problem}`, { megabytes: LARGEST_MEGABYTES, row: chosen?.problem?.row })}
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
            <ImportedDoubles list={list} />
            <ImportSteps list={list} importing={importing} />
            {isWritten ? <RecheckAfterImport /> : null}
          </>
        ) : null}
      </div>
    </Page>
  );
}
