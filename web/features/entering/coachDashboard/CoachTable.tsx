import { useMemo } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useReasonText } from '../eligibility/index.ts';
import { eventNames, eventsInShort } from '../entries/index.ts';
import { paths } from '../../../paths.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import type { TableQuery } from '../../../table/useTableQuery.ts';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { useDayOfEntries } from '../../public/mySchedule/index.ts';
import { coachPupilColumns } from './coachColumns.tsx';
import { filterAndSortRows, type CoachRow } from './coachRow.ts';
import { nextStartColumns } from './nextStartColumns.tsx';

interface CoachTableProps {
  readonly competition: Competition;
  /** Whether the competition is on or over: nothing is left to check. */
  readonly hasBegun: boolean;
  readonly rows: readonly CoachRow[];
  readonly query: TableQuery;
  readonly onVerify: (rows: readonly CoachRow[], as: 'verified' | 'takenBack') => Promise<void>;
  readonly onVouch: (row: CoachRow) => void;
}

const mayVerify = ({ entry }: CoachRow) => entry.verified === null && entry.state !== 'withdrawn';
const mayUnverify = ({ entry }: CoachRow) => entry.verified !== null && entry.state !== 'withdrawn';

/** The rink's entries, by name or on a day by their next start, with their outstanding items; several can be verified at once. */
export function CoachTable({ competition, hasBegun, rows, query, onVerify, onVouch }: CoachTableProps) {
  const { t } = useTranslation(['coachDashboard', 'entryStates']);
  const { timeZone } = competition;
  const reasonText = useReasonText();
  const day = useDayOfEntries(competition);
  const hasChecks = !hasBegun || rows.some(({ entry }) => entry.verified !== null);
  const pupils = coachPupilColumns(t, { timeZone, hasBegun, hasChecks }, reasonText);
  const columns = [...nextStartColumns(t, day), ...pupils];
  const shown = useMemo(
    () => filterAndSortRows(rows, query, (entryId) => day?.get(entryId)?.order),
    [rows, query, day],
  );
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.name'),
      text: ({ name }: CoachRow) => name,
      to: ({ entry }: CoachRow) => paths.entryRecord(entry.competitionId, entry.id),
      detail: ({ entry }: CoachRow) => `${t(`kinds.${entry.kind}`)} · ${eventsInShort(entry.events)}`,
      sortable: true,
      alsoExported: [
        { heading: t('kind'), value: ({ entry }: CoachRow) => t(`kinds.${entry.kind}`) },
        { heading: t('columns.events'), value: ({ entry }: CoachRow) => eventNames(entry.events) },
      ],
    }),
    [t],
  );
  const rowActions = (row: CoachRow): MenuAction[] => [
    ...(mayVerify(row)
      ? [{ id: 'verify', label: t('verify'), onAction: () => void onVerify([row], 'verified') }]
      : []),
    ...(mayUnverify(row)
      ? [{ id: 'takeBack', label: t('takeBack'), onAction: () => void onVerify([row], 'takenBack') }]
      : []),
    ...(row.outstanding.includes('level') && row.entry.kind !== 'team'
      ? [{ id: 'vouch', label: t('vouch'), onAction: () => onVouch(row) }]
      : []),
    { id: 'record', label: t('record'), href: paths.entryRecord(row.entry.competitionId, row.entry.id) },
  ];
  const bulk = (
    id: 'verify' | 'takeBack',
    may: (row: CoachRow) => boolean,
    as: 'verified' | 'takenBack',
  ) => ({
    id,
    label: t(id),
    disabledReason: (chosen: readonly CoachRow[]) =>
      chosen.some(may) ? undefined : t(id === 'verify' ? 'nothingToVerify' : 'nothingToTakeBack'),
    onAction: (chosen: readonly CoachRow[], done: () => void) =>
      void onVerify(chosen.filter(may), as).then(done),
  });
  return (
    <DataTable
      label={t('caption', { competition: competition.name })}
      list={{
        rows: shown,
        total: shown.length,
        isPending: false,
        isError: false,
        hasNextPage: false,
        isFetchingNextPage: false,
        fetchNextPage: () => undefined,
        refetch: () => undefined,
      }}
      rowKey={({ entry }) => entry.id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      filters={[
        {
          name: 'kind',
          label: t('kind'),
          options: ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        },
      ]}
      rowActions={rowActions}
      selection={{
        bulkActions: [bulk('verify', mayVerify, 'verified'), bulk('takeBack', mayUnverify, 'takenBack')],
      }}
      nothingYet={{ title: t('nobody'), text: t('nobodyText') }}
    />
  );
}
