import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import countries from '../../../../shared/data/countries.json' with { type: 'json' };
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { eventsToImport } from '../../../../shared/domain/entering/entries/import/entryColumns.ts';
import { entryList } from '../../../../shared/domain/entering/entries/import/entryRows.ts';
import type { DayOrder } from '../../../../shared/domain/people/skaters/typedDay.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import styles from '../../../forms/sheets/SheetImport.module.css';
import { LARGEST_MEGABYTES } from '../../../forms/sheets/readSheet.ts';
import { SHEET_FILES, useChosenSheet } from '../../../forms/sheets/useChosenSheet.ts';
import { FileChooser } from '../../../forms/uploads/FileChooser.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { EntryDoubles } from './EntryDoubles.tsx';
import { ImportRun } from './ImportRun.tsx';
import { ImportedColumns } from './ImportedColumns.tsx';
import { useEntryImport } from './useEntryImport.ts';

const FIELDS = [
  'fullName',
  'givenName',
  'gender',
  'birthdate',
  'country',
  'homeRink',
  'coach',
  'number',
  'expiry',
  'level',
  'familyEmail',
] as const;

/** `/admin/import-entries`: enters the skaters of a file, after a preview of each row. */
export function ImportEntriesPage() {
  const { t } = useTranslation('entryImport');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failedTitle')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <OfForm competition={competition} />}
    </OrganiserPage>
  );
}

function OfForm({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('entryImport');
  const { data, error, refetch } = useQuery(
    requestQuery('getForm', { params: { formId: competition.formId } }),
  );
  if (error) return <ErrorState title={t('failedTitle')} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  return <ImportEntries key={paths.skaters(competition.id)} competition={competition} form={data} />;
}

interface ImportEntriesProps {
  readonly competition: Competition;
  readonly form: Form;
}

/** Chooses a file, shows how it was read, then previews and imports it. */
function ImportEntries({ competition, form }: ImportEntriesProps) {
  const { t } = useTranslation('entryImport');
  const { chosen, choose } = useChosenSheet();
  const [slashes, setSlashes] = useState<DayOrder>('dayFirst');
  const [reason, setReason] = useState('');
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set());
  const sheet = chosen?.sheet ?? null;
  const list = useMemo(() => {
    const today = currentTime().toISOString().slice(0, 10);
    return sheet && entryList(sheet, { form, countries, slashes, today });
  }, [sheet, form, slashes]);
  const importing = useEntryImport({ competitionId: competition.id, list, reason, others });
  const isLate = registrationState(competition, currentTime()) === 'closed';

  const chooseFile = (file: File) => {
    importing.clear();
    setOthers(new Set());
    void choose(file);
  };
  const chooseOther = (row: number, isOther: boolean) => {
    importing.clear();
    setOthers((before) => new Set(isOther ? [...before, row] : [...before].filter((one) => one !== row)));
  };
  const problem = chosen?.problem?.reason ?? (sheet && !list ? 'noName' : null);
  const isBusy = importing.run?.state === 'running';
  return (
    <Stack gap={6} minContent>
      <LeaveGuard
        isDirty={isBusy && importing.run?.dryRun === false}
        title={t('leaveTitle')}
        text={t('leaveText')}
      />
      {isBusy ? null : (
        <Stack as="section" gap={4} align="start" minContent>
          <p id="import-hint" className={styles.hint}>
            {t('hint')}
          </p>
          <Row gap={3}>
            <FileChooser
              label={t(chosen ? 'chooseAnother' : 'choose')}
              accept={SHEET_FILES}
              describedBy="import-hint"
              onChoose={chooseFile}
            />
            <Button onClick={() => void saveTemplate(t, competition, form)}>{t('template')}</Button>
          </Row>
        </Stack>
      )}
      {chosen && !sheet && !problem ? <p role="status">{t('reading', { name: chosen.name })}</p> : null}
      {problem ? (
        <ErrorState
          title={chosen?.name ?? ''}
          text={t(problem, { megabytes: LARGEST_MEGABYTES, row: chosen?.problem?.row })}
        />
      ) : null}
      {chosen && list ? (
        <>
          <ImportedColumns
            name={chosen.name}
            list={list}
            onSlashes={(order) => {
              importing.clear();
              setSlashes(order);
            }}
          />
          <EntryDoubles rows={list.rows} doubles={importing.doubles} isBusy={isBusy} onChoose={chooseOther} />
          {isLate ? (
            <TextField
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          ) : null}
          <ImportRun competitionId={competition.id} importing={importing} />
        </>
      ) : null}
    </Stack>
  );
}

/** Offers an empty list: the fields, then a column to tick for each event, then the form's questions. */
async function saveTemplate(
  t: TFunction<'entryImport'>,
  competition: Competition,
  form: Form,
): Promise<void> {
  const { exportFile, saveFile } = await import('../../../table/export/exportFile.ts');
  const asked = form.questions.filter(({ entries }) => entries.includes('individual'));
  const headings = [
    ...FIELDS.map((field) => t(`fields.${field}`)),
    ...eventsToImport(form).map(({ label }) => label),
    ...asked.map(({ question }) => question),
  ];
  const columns = headings.map((heading) => ({ heading, value: () => '' }));
  const words = { currencyOf: (heading: string) => heading, zoneOf: (heading: string) => heading };
  const title = `${competition.name} ${t('templateTitle')}`;
  saveFile(await exportFile({ title, columns, rows: [], words, now: currentTime(), format: 'csv' }));
}
