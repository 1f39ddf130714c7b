import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { hasEnded } from '../../../../../shared/domain/core/registration/hasEnded.ts';
import { memberDoubles } from '../../../../../shared/domain/people/membership/memberDoubles.ts';
import type { DayOrder } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { currentTime } from '../../../../clock.ts';
import { LeaveGuard } from '../../../../forms/LeaveGuard.tsx';
import { ListDoubles, type NamedDouble } from '../../../../forms/sheets/ListDoubles.tsx';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import { LARGEST_MEGABYTES } from '../../../../forms/sheets/readSheet.ts';
import { SHEET_FILES, useChosenSheet } from '../../../../forms/sheets/useChosenSheet.ts';
import { FileChooser } from '../../../../forms/uploads/FileChooser.tsx';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { StartedRecheck } from '../../../entering/recheck/index.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { memberList, type MemberList } from './importList.ts';
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
      <Stack gap={6} minContent>
        {isBusy ? null : (
          <Stack as="section" gap={4} align="start" minContent>
            <p id="import-hint" className={styles.hint}>
              {t('import.hint')}
            </p>
            <FileChooser
              label={t(chosen ? 'import.chooseAnother' : 'import.choose')}
              accept={SHEET_FILES}
              describedBy="import-hint"
              onChoose={chooseFile}
            />
          </Stack>
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
      </Stack>
    </Page>
  );
}

/** After an import, rechecks the entries of every competition that is not over. */
function RecheckAfterImport() {
  const { t } = useTranslation('recheck');
  const { data: competitions } = useQuery(requestQuery('listCompetitions'));
  const coming = competitions?.filter((competition) => !hasEnded(competition, currentTime()));
  return (
    <section>
      <h2>{t('afterImport')}</h2>
      {coming?.length === 0 ? <p>{t('noneOpen')}</p> : null}
      {coming && coming.length > 0 ? <StartedRecheck competitions={coming} /> : null}
    </section>
  );
}

/** The members whom the list names twice: by one number, or by one name and birthdate. */
function ImportedDoubles({ list }: { readonly list: MemberList }) {
  const { t } = useTranslation('members');
  const numberOf = (row: number) => list.rows.find((one) => one.rows[0] === row)?.member;
  const found = useMemo(() => memberDoubles(list.rows), [list]);
  const renumbered = found.map(({ row, sameAs }): NamedDouble => {
    const [one, first] = [numberOf(row), numberOf(sameAs)];
    const numbers = { number: one?.number, firstNumber: first?.number };
    return {
      row,
      text: t('import.doubles.renumbered', { row, first: sameAs, name: one?.fullName, ...numbers }),
    };
  });
  const merged = list.rows
    .filter(({ rows: [, ...others], problems }) => others.length > 0 && problems.length === 0)
    .map(({ rows: [first = 0, ...others], member }): NamedDouble => {
      const rows = formatList(others.map(String));
      const { number, fullName = '' } = member;
      return {
        row: first,
        text: t('import.doubles.merged', { count: others.length, rows, first, number, name: fullName }),
      };
    });
  return (
    <ListDoubles
      title={t('import.doubles.title')}
      text={t('import.doubles.text')}
      doubles={[...renumbered, ...merged]}
      more={(formatted) => t('import.doubles.more', { formatted })}
    />
  );
}
