import type { Translator } from '../../../../i18n/Translator.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { MAX_IMPORTED_ROWS } from '../../../../../shared/contract/core/importedRows.ts';
import type { ImportedRow } from '../../../../../shared/contract/people/importedRow.ts';
import { coachDuplicates } from '../../../../../shared/domain/people/coaches/coachDuplicates.ts';
import { coachList, type ImportedCoach } from '../../../../../shared/domain/people/coaches/coachRows.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { ListDuplicates } from '../../../../forms/sheets/ListDuplicates.tsx';
import type { ImportedSheet } from '../../../../forms/sheets/readSheet.ts';
import { answersByRow, partOptions, type RowResult } from '../../../../forms/sheets/rowResults.ts';
import { SheetImport } from '../../../../forms/sheets/SheetImport.tsx';
import { type SheetDates, useImportedSheet } from '../../../../forms/sheets/useImportedSheet.ts';
import { useParts } from '../../../../forms/sheets/useParts.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';

type T = Translator<'coachImport'>;

type CoachResult = RowResult<ImportedRow['outcome']>;

/** Rows are written one after the other, so a call takes few enough to end well before its time limit. */
const PART_SIZE = Math.min(MAX_IMPORTED_ROWS, 100);

const read = (sheet: ImportedSheet, { slashes }: SheetDates) => coachList(sheet, slashes);

/** `/admin/coaches/import`: imports a list of coaches, after a preview of each row. */
export function ImportCoachesPage() {
  const { t } = useTranslation(['coachImport', 'coaches']);
  const words = useTranslation('coachImport').t;
  const sheet = useImportedSheet(read);
  const parts = useParts({
    rows: sheet.list?.rows ?? [],
    partSize: PART_SIZE,
    send: (part, dryRun) => send(words, part, dryRun),
    onWritten: () => void refetchChanged('importCoaches'),
  });
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      crumbs={[{ path: paths.coaches, label: t('coaches:title') }]}
    >
      <SheetImport
        area="coachImport"
        sheet={sheet}
        parts={parts}
        hint={t('hint')}
        missingColumn={t('missingColumn')}
        fieldOf={(column) => t(`fields.${column}`)}
        outcomes={['added', 'changed', 'unchanged', 'wrong']}
        writes={['added', 'changed']}
        lists={['wrong']}
      >
        {({ rows }) => <CoachDuplicates rows={rows} />}
      </SheetImport>
    </Page>
  );
}

/** Sends the readable rows of a part; the others have their problems from the file. */
async function send(t: T, part: readonly ImportedCoach[], dryRun: boolean): Promise<CoachResult[]> {
  const readable = part.filter(({ unread }) => unread.length === 0);
  const answers = await answersByRow(
    readable.map(({ row, coach }) => ({ row, coach: { ...coach } })),
    (rows) => call('importCoaches', { body: { dryRun, rows }, ...partOptions(dryRun) }),
  );
  return part.map(({ row, coach, unread }) => {
    const { outcome = 'wrong', errors = [] } = answers.get(row) ?? {};
    const reasons = [
      ...unread.map((column) => t('unread', { field: t(`fields.${column}`) })),
      ...(errors.some(isUnknownRink) ? [t('unknownRink', { rinks: coach.rinks.join('; ') })] : []),
      ...errors.filter((error) => !isUnknownRink(error)).map(({ message }) => message),
    ];
    return { rows: [row], name: coach.name, outcome, reasons };
  });
}

const isUnknownRink = ({ field, code }: ImportedRow['errors'][number]) =>
  field === 'rinks' && code === 'MustExist';

/** The coaches whom the list names twice; their rows are saved as one coach. */
function CoachDuplicates({ rows }: { readonly rows: readonly ImportedCoach[] }) {
  const { t } = useTranslation('coachImport');
  const readable = rows.filter(({ unread }) => unread.length === 0);
  const duplicates = coachDuplicates(readable.map(({ row, coach }) => ({ ...coach, row })));
  return (
    <ListDuplicates
      area="coachImport"
      text={t('doubles.text')}
      duplicates={duplicates.map(({ row, sameAs }) => {
        const name = rows.find((one) => one.row === row)?.coach.name ?? '';
        return { row, text: t('doubles.same', { row, first: sameAs, name }) };
      })}
    />
  );
}
