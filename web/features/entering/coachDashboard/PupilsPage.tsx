import { useMemo } from 'react';
import type { Translator } from '../../../i18n/Translator.ts';
import type { Pupil } from '../../../../shared/contract/entering/entries/pupils.ts';
import { ENTRY_STATES } from '../../../../shared/contract/core/entryStates.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { usePages } from '../../../api/usePages.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import type { TableColumn } from '../../../table/columns.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { localRows } from '../../../table/localList.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { EntryPill, eventsInShort } from '../entries/index.ts';

const FILTERS = ['of', 'state'];

/** `/admin/pupils`: the entries that name the account's coach, without money and birthdates. */
export function PupilsPage() {
  const { t } = useTranslation(['coachAccount', 'entryStates']);
  const query = useTableQuery(FILTERS);
  const list = usePages('listPupils');
  const columns = useMemo(() => pupilColumns(t), [t]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('pupils.columns.name'),
      text: (pupil: Pupil) => pupil.name,
      sortable: true,
    }),
    [t],
  );
  const rows = localRows(
    list.rows,
    query,
    (pupil) => `${pupil.name} ${pupil.competition.name}`,
    { name: (pupil: Pupil) => pupil.name },
    { of: ({ competition }) => competition.id, state: ({ state }) => state },
  );
  const competitions = new Map(list.rows.map(({ competition }) => [competition.id, competition.name]));
  return (
    <Page title={t('pupils.title')} subtitle={t('pupils.subtitle')}>
      <DataTable
        label={t('pupils.title')}
        list={{ ...list, rows, everyRow: undefined }}
        rowKey={({ entryId }) => entryId}
        name={name}
        columns={columns}
        query={query}
        searchLabel={t('pupils.search')}
        filters={[
          {
            name: 'of',
            label: t('pupils.filters.competition'),
            options: [...competitions].map(([value, label]) => ({ value, label })),
          },
          {
            name: 'state',
            label: t('pupils.filters.state'),
            options: ENTRY_STATES.map((value) => ({ value, label: t(`entryStates:state.${value}`) })),
          },
        ]}
        nothingYet={{ title: t('pupils.none'), text: t('pupils.noneText') }}
      />
    </Page>
  );
}

function pupilColumns(t: Translator<['coachAccount', 'entryStates']>): TableColumn<Pupil>[] {
  const eventNames = ({ events }: Pupil) =>
    events.map(({ format, level, state }) => {
      const event = eventLabel(format, level);
      return state === 'waiting' ? t('pupils.waiting', { event }) : event;
    });
  return [
    {
      id: 'competition',
      heading: t('pupils.columns.competition'),
      phone: 'left',
      cell: ({ competition }) => (
        <TwoLineCell detail={formatDays(competition.startDate, competition.endDate)}>
          {competition.name}
        </TwoLineCell>
      ),
      exportValue: ({ competition }) => competition.name,
    },
    {
      id: 'events',
      heading: t('pupils.columns.events'),
      phone: 'left',
      cell: (pupil) => (
        <TwoLineCell detail={t('pupils.eventsCount', { count: pupil.events.length })}>
          {eventsInShort(pupil.events)}
        </TwoLineCell>
      ),
      exportValue: (pupil) => eventNames(pupil).join('; '),
    },
    {
      id: 'state',
      heading: t('pupils.columns.state'),
      phone: 'right',
      cell: (pupil) => <EntryPill {...pupil} />,
      exportValue: ({ state }) => t(`entryStates:state.${state}`),
    },
    {
      id: 'rink',
      heading: t('pupils.columns.rink'),
      cell: ({ homeIsiRink }) => homeIsiRink,
      exportValue: ({ homeIsiRink }) => homeIsiRink,
    },
  ];
}
