import { useMemo, useState } from 'react';
import { coachDoubles } from '../../../../../shared/domain/people/coaches/coachDoubles.ts';
import { coachList, type ImportedCoach } from '../../../../../shared/domain/people/coaches/coachRows.ts';
import type { DayOrder } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { LeaveGuard } from '../../../../forms/LeaveGuard.tsx';
import { ListDoubles } from '../../../../forms/sheets/ListDoubles.tsx';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import { LARGEST_MEGABYTES } from '../../../../forms/sheets/readSheet.ts';
import { SHEET_FILES, useChosenSheet } from '../../../../forms/sheets/useChosenSheet.ts';
import { FileChooser } from '../../../../forms/uploads/FileChooser.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { CoachImportRun } from './CoachImportRun.tsx';
import { useCoachImport } from './useCoachImport.ts';

/** `/admin/coaches/import`: imports a list of coaches, after a preview of each row. */
export function ImportCoachesPage() {
  const { t } = useTranslation('coaches');
  const { chosen, choose } = useChosenSheet();
  const [slashes, setSlashes] = useState<DayOrder>('dayFirst');
  const sheet = chosen?.sheet ?? null;
  const list = useMemo(() => sheet && coachList(sheet, slashes), [sheet, slashes]);
  const importing = useCoachImport(list);

  const chooseFile = (file: File) => {
    importing.clear();
    void choose(file);
  };
  const problem = chosen?.problem?.reason ?? (sheet && !list ? 'noName' : null);
  const isBusy = importing.run?.state === 'running';
  const read = list?.columns.flatMap((column) => column ?? []) ?? [];
  const ignored = list?.headings.filter((heading, at) => heading.trim() !== '' && !list.columns[at]) ?? [];
  return (
    <Page
      title={t('import.title')}
      subtitle={t('import.subtitle')}
      crumbs={[{ path: paths.coaches, label: t('title') }]}
    >
      <LeaveGuard
        isDirty={isBusy && importing.run?.dryRun === false}
        title={t('import.leaveTitle')}
        text={t('import.leaveText')}
      />
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
            <Stack
              as="section"
              gap={4}
              minContent
              frame="panel"
              pad={6}
              className={styles.panel}
              aria-label={t('import.columns')}
            >
              <h2>
                {chosen.name}{' '}
                <Text as="span" soft size="sm" weight="regular">
                  {t('import.rows', { count: list.rows.length })}
                </Text>
              </h2>
              <Row as="ul" gap={1} columnGap={4} size="sm" role="list">
                {read.map((column) => (
                  <li key={column}>{t(`import.fields.${column}`)}</li>
                ))}
              </Row>
              {ignored.length > 0 ? (
                <Text soft size="sm" weight="regular">
                  {t('import.ignored', { headings: ignored.join(', ') })}
                </Text>
              ) : null}
              {list.hasSlashes ? (
                <Select
                  label={t('import.slashes')}
                  name="slashes"
                  value={slashes}
                  onChange={(order) => {
                    importing.clear();
                    setSlashes(order === 'monthFirst' ? 'monthFirst' : 'dayFirst');
                  }}
                  options={[
                    { value: 'dayFirst', label: t('import.dayFirst') },
                    { value: 'monthFirst', label: t('import.monthFirst') },
                  ]}
                />
              ) : null}
            </Stack>
            <CoachDoubles rows={list.rows} />
            <CoachImportRun importing={importing} />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

/** The coaches whom the list names twice; their rows are saved as one coach. */
function CoachDoubles({ rows }: { readonly rows: readonly ImportedCoach[] }) {
  const { t } = useTranslation('coaches');
  const readable = rows.filter(({ unread }) => unread.length === 0);
  const doubles = coachDoubles(readable.map(({ row, coach }) => ({ ...coach, row })));
  return (
    <ListDoubles
      title={t('import.doubles.title')}
      text={t('import.doubles.text')}
      doubles={doubles.map(({ row, sameAs }) => {
        const name = rows.find((one) => one.row === row)?.coach.name ?? '';
        return { row, text: t('import.doubles.same', { row, first: sameAs, name }) };
      })}
      more={(formatted) => t('import.doubles.more', { formatted })}
    />
  );
}
