import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import type { BulkAction } from '../../../table/selection.ts';
import type { TableQuery } from '../../../table/useTableQuery.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { eventNames, eventsInShort, useAnswerText } from '../entries/index.ts';
import { useEntryActions } from '../entryActions/index.ts';
import { answerColumns, type QuestionAnswers, questionsIn } from './answerColumns.ts';
import type { ArrangedList } from './arrangedList.ts';
import { listedEntries } from './figures.ts';
import type { SortedColumn } from './localEntries.ts';
import type { AnyRow, ListsT, EntryListColumn } from './sharedColumns.tsx';
import { useEntryFilters } from './useEntryFilters.ts';
import { waiverColumn } from './waiverColumn.tsx';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { isNameAwaited } from './localEntries.ts';

interface EntryTableProps<Row extends AnyRow> {
  readonly competition: Competition;
  readonly kind: EntryKind;
  /** The table's caption. */
  readonly label: string;
  readonly list: ArrangedList<Row>;
  readonly query: TableQuery;
  /** The heading of the name column. */
  readonly heading: string;
  /** Has to be a constant of the module: the columns depend on it. */
  readonly nameOf: (row: Row) => string;
  /** Has to be a constant of the module. Times are those of the venue's clock. */
  readonly columnsOf: (t: ListsT, timeZone: string) => readonly EntryListColumn<Row>[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  readonly nothingYet: { readonly title: string; readonly text: string };
}

/** The table that the lists of skaters, teams and couples share. */
export function EntryTable<Row extends AnyRow>(props: EntryTableProps<Row>) {
  const { competition, kind, label, list, query, heading, nameOf, columnsOf, nothingYet } = props;
  const { timeZone } = competition;
  const waiver = waiverVersion(competition.waiver);
  const isFilteredByWaiver = query.filters['waiver'] !== '';
  const isFilteredByName = query.filters['publicName'] !== '';
  const { t } = useTranslation(['entryLists', 'entryStates', 'eligibility']);
  const answerText = useAnswerText();
  const filters = useEntryFilters(competition, kind);
  const actions = useEntryActions(competition, nameOf, list.rows);
  // A coach can open records of the own rink only: they identify children.
  const mayOpenAll = isOrganiser(useUser().role);
  // Rows change with each page, the questions seldom do: compare them as text.
  const { rows } = list;
  const asked = useMemo(() => JSON.stringify(questionsIn(rows)), [rows]);
  const form = useQuery(requestQuery('getForm', { params: { formId: competition.formId } }));
  const coaches = useQuery(
    requestQuery('listCompetitionCoaches', { params: { competitionId: competition.id } }),
  );
  const isFilteredByCoach = query.filters['coach'] !== '';
  const coachNames = useMemo(
    () =>
      new Map(
        (coaches.data ?? []).flatMap(({ id, mergedIds, name }) =>
          [id, ...mergedIds].map((one) => [one, name] as const),
        ),
      ),
    [coaches.data],
  );
  const columns = useMemo(
    () => [
      ...columnsOf(t, timeZone),
      ...waiverColumn<Row>(t, waiver, isFilteredByWaiver),
      ...(kind !== 'team' && mayOpenAll ? [publicNameColumn<Row>(t, isFilteredByName)] : []),
      coachColumn<Row>(t, coachNames, isFilteredByCoach),
      ...answerColumns<Row>(
        form.data?.questions ?? [],
        kind,
        JSON.parse(asked) as QuestionAnswers[],
        answerText,
      ),
    ],
    [
      columnsOf,
      t,
      timeZone,
      waiver,
      isFilteredByWaiver,
      isFilteredByName,
      mayOpenAll,
      coachNames,
      isFilteredByCoach,
      form.data,
      kind,
      asked,
      answerText,
    ],
  );
  const name = useMemo(
    () => ({
      id: 'name' satisfies SortedColumn,
      heading,
      text: nameOf,
      to: (row: Row) =>
        mayOpenAll || row.ownRink ? paths.entryRecord(row.competitionId, row.id) : undefined,
      detail: ({ events, labels }: Row) => {
        const count = events.length;
        if (labels.length === 0) return t('events', { count, names: eventsInShort(events) });
        return <LabelledDetail labels={labels}>{t('eventCount', { count })}</LabelledDetail>;
      },
      sortable: true,
      alsoExported: [
        { heading: t('columns.events'), value: ({ events }: Row) => eventNames(events) },
        ...(mayOpenAll
          ? [{ heading: t('columns.labels'), value: ({ labels }: Row) => labels.join(', ') }]
          : []),
      ],
    }),
    [t, heading, nameOf, mayOpenAll],
  );
  const figures = useQuery(requestQuery('competitionFigures', { params: { competitionId: competition.id } }));
  const counted = figures.data && !query.isFiltered ? listedEntries(figures.data, kind) : undefined;
  const withdrawn =
    counted && counted.withdrawn > 0 ? t('withdrawn', { count: counted.withdrawn }) : undefined;
  const note =
    list.progress === null
      ? (list.note ?? withdrawn)
      : t('progress', { count: list.progress, formatted: formatNumber(list.progress) });
  return (
    <>
      {isFilteredByName && mayOpenAll ? <NamesNote competitionId={competition.id} /> : null}
      <DataTable
        label={label}
        list={{ ...list, total: list.total ?? counted?.total, note }}
        rowKey={({ id }) => id}
        name={name}
        columns={columns}
        query={query}
        searchLabel={t('search')}
        filters={filters}
        {...(actions.rowActions ? { rowActions: actions.rowActions } : {})}
        selection={{ bulkActions: [...actions.bulkActions, ...(props.bulkActions ?? [])] }}
        nothingYet={nothingYet}
      />
      {actions.dialog}
    </>
  );
}

/** Above the names that are not confirmed: what the public sees instead, and the mail that asks for them. */
function NamesNote({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('entryLists');
  return (
    <Row gap={2} columnGap={4} align="center">
      <p>{t('publicName.note')}</p>
      <LinkButton to={paths.reminders(competitionId, 'names')}>{t('publicName.remind')}</LinkButton>
    </Row>
  );
}

interface LabelledDetailProps {
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** The second line of a row's name, after the organiser's labels. */
function LabelledDetail({ labels, children }: LabelledDetailProps) {
  return (
    <>
      {labels.map((label) => (
        <span key={label}>
          <Pill tone="neutral">{label}</Pill>{' '}
        </span>
      ))}
      {children}
    </>
  );
}

/**
 * The coach whom an entry names; hidden until it is chosen or filtered by.
 * @param names today's names by id: an entry keeps the name of its time
 */
function coachColumn<Row extends AnyRow>(
  t: ListsT,
  names: ReadonlyMap<string, string>,
  isFiltered: boolean,
): EntryListColumn<Row> {
  const nameOf = ({ entryCoach }: Row) => entryCoach && (names.get(entryCoach.id) ?? entryCoach.name);
  return {
    id: 'entryCoach',
    heading: t('columns.entryCoach'),
    hidden: !isFiltered,
    cell: (row) => {
      if (nameOf(row)) return nameOf(row);
      return row.state === 'withdrawn' ? null : <Pill tone="warn">{t('filters.noCoach')}</Pill>;
    },
    exportValue: (row) => nameOf(row) ?? null,
  };
}

/**
 * The names as public pages show them, and whether a guardian has still to confirm one. Hidden until filtered by; then
 * all of them are to be confirmed, and the filter says so.
 */
function publicNameColumn<Row extends AnyRow>(t: ListsT, isFiltered: boolean): EntryListColumn<Row> {
  return {
    id: 'publicName',
    heading: t('columns.publicName'),
    hidden: !isFiltered,
    cell: (row) => (
      <TwoLineCell
        detail={
          !isFiltered && isNameAwaited(row) ? <Pill tone="warn">{t('publicName.toConfirm')}</Pill> : null
        }
      >
        {(row.publishedNames ?? []).join(' / ')}
      </TwoLineCell>
    ),
    exportValue: ({ publishedNames = [] }) => publishedNames.join(' / '),
    alsoExported: [
      {
        heading: t('columns.nameConfirmed'),
        value: (row) => t(isNameAwaited(row) ? 'publicName.no' : 'publicName.yes'),
      },
    ],
  };
}
