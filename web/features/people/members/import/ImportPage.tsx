import { useQuery } from '@tanstack/react-query';
import type { Translator } from '../../../../i18n/Translator.ts';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { MAX_IMPORTED_ROWS } from '../../../../../shared/contract/core/importedRows.ts';
import { hasEnded } from '../../../../../shared/domain/core/registration/hasEnded.ts';
import { memberDuplicates } from '../../../../../shared/domain/people/membership/memberDuplicates.ts';
import { memberList, type MemberList } from '../../../../../shared/domain/people/membership/memberList.ts';
import type { MemberRow } from '../../../../../shared/domain/people/membership/memberRow.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { currentTime } from '../../../../clock.ts';
import { ListDuplicates, type NamedDuplicate } from '../../../../forms/sheets/ListDuplicates.tsx';
import { answersByRow, partOptions } from '../../../../forms/sheets/rowResults.ts';
import { SheetImport } from '../../../../forms/sheets/SheetImport.tsx';
import { useImportedSheet } from '../../../../forms/sheets/useImportedSheet.ts';
import { useParts } from '../../../../forms/sheets/useParts.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { StartedRecheck } from '../../../entering/recheck/index.ts';
import { type MemberResult, OutcomeLists } from './OutcomeLists.tsx';

type T = Translator<'memberImport'>;

/** `/admin/members/import`: imports a federation's list of members, after a comparison with the registry. */
export function ImportPage() {
  const { t } = useTranslation(['memberImport', 'members']);
  const words = useTranslation('memberImport').t;
  const sheet = useImportedSheet(memberList);
  const parts = useParts({
    rows: sheet.list?.rows ?? [],
    partSize: MAX_IMPORTED_ROWS,
    send: (part, dryRun) => send(words, part, dryRun),
    onWritten: () => void refetchChanged('importMemberships'),
  });
  const isWritten = parts.run?.state === 'finished' && !parts.run.dryRun;
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      crumbs={[{ path: paths.members, label: t('members:members.title') }]}
    >
      <SheetImport
        area="memberImport"
        sheet={sheet}
        parts={parts}
        hint={t('hint')}
        missingColumn={t('missingColumn')}
        fieldOf={(column) => t(`fields.${column}`)}
        countRows={({ rows }) => rows.reduce((sum, row) => sum + row.rows.length, 0)}
        outcomes={['added', 'changed', 'unchanged', 'wrong']}
        writes={['added', 'changed']}
        previewTitle={(countOf) => {
          if (countOf('added') + countOf('changed') > 0) return t('changesTitle');
          if (countOf('wrong') === 0) return t('nothing');
          return t(countOf('unchanged') > 0 ? 'nothingBesidesWrong' : 'allWrong');
        }}
        nameless={({ number }) => number}
        details={(results) => <OutcomeLists results={results} />}
        lists={['wrong', 'all']}
        savedColumns={({ row, outcome, name, reason }) => [
          row,
          outcome,
          { heading: t('headings.number'), value: ({ number }) => number },
          name,
          reason,
        ]}
        footer={isWritten ? <RecheckAfterImport /> : null}
      >
        {(list) => <ImportedDuplicates list={list} />}
      </SheetImport>
    </Page>
  );
}

/** Sends the readable rows of a part; the others already have their problems from the file. */
async function send(t: T, part: readonly MemberRow[], dryRun: boolean): Promise<MemberResult[]> {
  const readable = part.filter(({ problems }) => problems.length === 0);
  const answers = await answersByRow(
    readable.map(({ rows: [row = 0], member }) => ({ row, member: { ...member } })),
    (rows) => call('importMemberships', { body: { dryRun, rows }, ...partOptions(dryRun) }),
  );
  return part.map(({ rows, member, problems }) => {
    const { outcome = 'wrong', changed = [], errors = [] } = answers.get(rows[0] ?? 0) ?? {};
    const wrong = [
      ...problems.map(({ field, problem }) => t(`problems.${problem}`, { field: t(`fields.${field}`) })),
      ...errors.map(({ message }) => message),
    ];
    const fields = changed.map((field) => t(`fields.${field as ChangedField}`)).join(', ');
    const reasons = wrong.length > 0 ? [...new Set(wrong)] : fields === '' ? [] : [fields];
    const { number, fullName: name = '' } = member;
    return { rows, number, name, outcome, reasons };
  });
}

/** The fields of a member that an import can change. */
type ChangedField = 'fullName' | 'birthdate' | 'category' | 'expiry' | 'homeRink' | 'tests' | 'certificates';

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
function ImportedDuplicates({ list }: { readonly list: MemberList }) {
  const { t } = useTranslation('memberImport');
  const numberOf = (row: number) => list.rows.find((one) => one.rows[0] === row)?.member;
  const found = useMemo(() => memberDuplicates(list.rows), [list]);
  const renumbered = found.map(({ row, sameAs }): NamedDuplicate => {
    const [one, first] = [numberOf(row), numberOf(sameAs)];
    const numbers = { number: one?.number, firstNumber: first?.number };
    return { row, text: t('doubles.renumbered', { row, first: sameAs, name: one?.fullName, ...numbers }) };
  });
  const merged = list.rows
    .filter(({ rows: [, ...others], problems }) => others.length > 0 && problems.length === 0)
    .map(({ rows: [first = 0, ...others], member }): NamedDuplicate => {
      const rows = formatList(others.map(String));
      const { number, fullName = '' } = member;
      const figures = { count: others.length, rows, first, number, name: fullName };
      return { row: first, text: t('doubles.merged', figures) };
    });
  return (
    <ListDuplicates area="memberImport" text={t('doubles.text')} duplicates={[...renumbered, ...merged]} />
  );
}
