import { useMemo } from 'react';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { localFilters } from '../../../table/localFilter.ts';
import { localRows } from '../../../table/localList.ts';
import { toTableList } from '../../../table/toTableList.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { eventNames, eventsInShort } from '../entries/index.ts';
import styles from './FamilyEntries.module.css';
import { DueCards } from './pay/DueCards.tsx';
import { submissionColumns } from './submissionColumns.tsx';
import { useMyEntryActions } from './useEntryActions.tsx';
import { useMyEntries } from './useMyEntries.ts';

/** Fewer entries need no search. */
const MIN_ROWS_FOR_SEARCH = 6;

/** The value that each filter compares. */
export const SUBMISSION_FILTER_KEYS = {
  competition: ({ competitionId }: Entry) => competitionId,
  state: ({ state }: Entry) => state,
  payment: ({ paymentState }: Entry) => paymentState,
};

export const SUBMISSION_FILTER_NAMES = Object.keys(SUBMISSION_FILTER_KEYS);

/** Competitions sort by their first day; amounts of different currencies by their figures. */
export const SUBMISSION_SORT_KEYS = {
  name: ({ name }: Entry) => name,
  competition: ({ competition }: Entry) => competition.startDate,
  amount: ({ totalPrice }: Entry) => totalPrice,
  submitted: ({ submittedAt }: Entry) => submittedAt,
};

export function searchText({ name, competition, events, paymentReference }: Entry): string {
  return `${name} ${competition.name} ${eventNames(events)} ${paymentReference}`;
}

const NAME_HEADINGS = { individual: 'name', team: 'teamName', dance: 'coupleName' } as const;

/** The account's own entries of one kind, newest first, with the filters that tell them apart. */
export function FamilyEntries({ kind }: { readonly kind: EntryKind }) {
  const { t } = useTranslation(['myEntries', 'entryStates']);
  const query = useTableQuery(SUBMISSION_FILTER_NAMES, '-submitted');
  const all = useMyEntries();
  const rows = useMemo(() => all.rows.filter((entry) => entry.kind === kind), [all.rows, kind]);
  const { actionsOf, hasConfirmation, dialog } = useMyEntryActions(rows);
  const columns = useMemo(() => submissionColumns(t, kind), [t, kind]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t(`columns.${NAME_HEADINGS[kind]}`),
      text: (entry: Entry) => entry.name,
      to: (entry: Entry) => paths.entry(entry.id),
      detail: (entry: Entry) => <EntryDetail entry={entry} />,
      sortable: true,
      alsoExported: [{ heading: t('columns.events'), value: ({ events }: Entry) => eventNames(events) }],
    }),
    [t, kind],
  );
  const filters = localFilters(
    rows,
    [
      {
        name: 'competition',
        label: t('columns.competition'),
        valueOf: SUBMISSION_FILTER_KEYS.competition,
        textOf: ({ competition }) => competition.name,
      },
      {
        name: 'state',
        label: t('columns.state'),
        valueOf: SUBMISSION_FILTER_KEYS.state,
        textOf: ({ state }) => t(`entryStates:state.${state}`),
      },
      {
        name: 'payment',
        label: t('columns.payment'),
        valueOf: SUBMISSION_FILTER_KEYS.payment,
        textOf: ({ paymentState }) => t(`entryStates:payment.${paymentState}`),
      },
    ],
    query.filters,
  );
  const isSearched = rows.length >= MIN_ROWS_FOR_SEARCH || query.search !== '';
  return (
    <>
      <DueCards entries={all.rows} />
      <DataTable
        label={t(`${kind}.caption`)}
        list={toTableList(
          all,
          localRows(rows, query, searchText, SUBMISSION_SORT_KEYS, SUBMISSION_FILTER_KEYS),
        )}
        rowKey={({ id }) => id}
        name={name}
        columns={columns}
        query={query}
        {...(isSearched ? { searchLabel: t('search') } : {})}
        filters={filters}
        rowActions={(entry) => [
          { id: 'open', label: t('actions.open'), href: paths.entry(entry.id) },
          { id: 'receipt', label: t('actions.receipt'), href: paths.receipt(entry.id) },
          ...actionsOf(entry),
          ...hasConfirmation(entry),
        ]}
        nothingYet={{
          title: t(`${kind}.none`),
          text: t(`${kind}.noneText`),
          action: (
            <LinkButton tone="primary" to={paths.availableCompetitions}>
              {t('seeOpen')}
            </LinkButton>
          ),
        }}
      />
      {dialog}
    </>
  );
}

/** The line below an entry's name: its events; on a phone its competition, which has no column there. */
function EntryDetail({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation(['myEntries', 'entryStates']);
  const { events, team, competition } = entry;
  const about = team
    ? t('skaters', { count: team.skaters })
    : t('entryStates:events', { count: events.length });
  return (
    <>
      <span className={styles.onDesk}>
        {team ? `${eventNames(events)} · ${about}` : eventsInShort(events)}
      </span>
      <span className={styles.onPhone}>{`${competition.name} · ${about}`}</span>
    </>
  );
}
