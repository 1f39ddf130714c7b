import { useQuery } from '@tanstack/react-query';
import type { Translator } from '../../../i18n/Translator.ts';
import { useCallback, useState, useMemo, useRef } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import {
  IMPORTED_ENTRY_OUTCOMES,
  type ImportedEntryRow,
  MAX_IMPORTED_ENTRIES,
} from '../../../../shared/contract/entering/entries/entryImports.ts';
import countries from '../../../../shared/data/countries.json' with { type: 'json' };
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { eventsToImport } from '../../../../shared/domain/entering/entries/import/entryColumns.ts';
import { entryDuplicates } from '../../../../shared/domain/entering/entries/import/entryDuplicates.ts';
import {
  entryList,
  type EntryList,
  type EntryRow,
} from '../../../../shared/domain/entering/entries/import/entryRows.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { SheetImport } from '../../../forms/sheets/SheetImport.tsx';
import type { ImportedSheet } from '../../../forms/sheets/readSheet.ts';
import { answersByRow, partOptions, type RowResult } from '../../../forms/sheets/rowResults.ts';
import { type SheetDates, useImportedSheet } from '../../../forms/sheets/useImportedSheet.ts';
import { useParts } from '../../../forms/sheets/useParts.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { EntryDuplicates } from './EntryDuplicates.tsx';
import { InviteFamilies } from './InviteFamilies.tsx';

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
  const [reason, setReason] = useState('');
  const [others, setOthers] = useState<ReadonlySet<number>>(new Set());
  const read = useCallback(
    (rows: ImportedSheet, dates: SheetDates) => entryList(rows, { form, countries, ...dates }),
    [form],
  );
  const sheet = useImportedSheet(read);
  const { duplicates, ...parts } = useEntryImport({
    competitionId: competition.id,
    list: sheet.list,
    reason,
    others,
  });
  const isLate = registrationState(competition, currentTime()) === 'closed';
  const chooseOther = (row: number, isOther: boolean) => {
    parts.clear();
    setOthers((before) => new Set(isOther ? [...before, row] : [...before].filter((one) => one !== row)));
  };
  return (
    <SheetImport
      area="entryImport"
      sheet={sheet}
      parts={parts}
      hint={t('hint')}
      missingColumn={t('missingColumn')}
      onChoose={() => setOthers(new Set())}
      actions={<Button onClick={() => void saveTemplate(t, competition, form)}>{t('template')}</Button>}
      fieldOf={(column) => ('field' in column ? t(`fields.${column.field}`) : null)}
      otherColumns={({ columns }) => {
        const ticked = columns.filter((column) => column && 'event' in column).length;
        return ticked > 0 ? [t('ticked', { count: ticked })] : [];
      }}
      outcomes={IMPORTED_ENTRY_OUTCOMES}
      writes={['entered', 'waiting']}
      previewText={t('previewText')}
      mostReasons={4}
      lists={['all']}
      afterwards={<InviteFamilies competitionId={competition.id} />}
    >
      {({ rows }) => (
        <>
          <EntryDuplicates
            rows={rows}
            duplicates={duplicates}
            isBusy={parts.run?.state === 'running'}
            onChoose={chooseOther}
          />
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
        </>
      )}
    </SheetImport>
  );
}

/** Offers an empty list: the fields, then a column to tick for each event, then the form's questions. */
async function saveTemplate(
  t: Translator<'entryImport'>,
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

/** The outcome of one skater of the list, or in a preview the expected one. */
type EntryResult = RowResult<ImportedEntryRow['outcome']>;

interface ImportOptions {
  readonly competitionId: string;
  readonly list: EntryList | null;
  /** Why entries come after registration has closed; empty while it is open. */
  readonly reason: string;
  /** The rows of which the organiser says that they are other skaters than the rows they look like. */
  readonly others: ReadonlySet<number>;
}

/** Sends a list of entries in parts, without its duplicates; the same part twice enters nobody twice. */
function useEntryImport({ competitionId, list, reason, others }: ImportOptions) {
  const { t } = useTranslation('entryImport');
  const importId = useRef(crypto.randomUUID());
  const duplicates = useMemo(() => duplicatesOf(list, others), [list, others]);
  const leftOut = new Map(
    duplicates.flatMap(({ row, sameAs, isLeftOut }) => (isLeftOut ? [[row, sameAs]] : [])),
  );
  const send = async (part: readonly EntryRow[], dryRun: boolean): Promise<readonly EntryResult[]> => {
    const readable = part.filter(
      ({ rows: [row = 0], problems }) => problems.length === 0 && !leftOut.has(row),
    );
    const options = { dryRun, importId: importId.current, reason: reason || null };
    const answers = await answersByRow(
      readable.map(({ rows: [row = 0], entry }) => ({ row, isOther: others.has(row), entry: { ...entry } })),
      (rows) =>
        call('importEntries', {
          params: { competitionId },
          body: { ...options, rows },
          ...partOptions(dryRun),
        }),
    );
    return part.map(({ rows, entry, problems }) => {
      const [first = 0] = rows;
      const { outcome = 'wrong', sameAs: answered, errors = [] } = answers.get(first) ?? {};
      const sameAs = leftOut.get(first) ?? answered;
      const reasons = [
        ...(sameAs === undefined ? [] : [t('doubles.sameAs', { row: sameAs })]),
        ...problems.map(({ field, problem, cell }) =>
          t(`problems.${problem}`, { field: t(`fields.${field}`), cell }),
        ),
        ...errors.map(({ message }) => message),
      ];
      const result = { rows, name: entry.fullName, reasons: [...new Set(reasons)] };
      return { ...result, outcome: leftOut.has(first) ? 'double' : outcome };
    });
  };
  const parts = useParts({
    rows: list?.rows ?? [],
    partSize: MAX_IMPORTED_ENTRIES,
    send,
    onWritten: () => void refetchChanged('importEntries'),
  });
  const start = (dryRun: boolean) => {
    // A file that is chosen later has other skaters in rows of the same numbers.
    importId.current = crypto.randomUUID();
    return parts.start(dryRun);
  };
  return { ...parts, start, duplicates };
}

function duplicatesOf(list: EntryList | null, others: ReadonlySet<number>) {
  const readable = list?.rows.filter(({ problems }) => problems.length === 0) ?? [];
  return entryDuplicates(
    readable.map(({ rows: [row = 0], entry }) => ({ ...entry, row, isOther: others.has(row) })),
  );
}
