import { useMemo } from 'react';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import { formatList, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { localRows } from '../../../table/localList.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { toTableList } from '../../../table/toTableList.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { begunBySeat } from './begunSeats.ts';
import { LOADED, allSeats } from './openSeats.ts';
import { usePanelWords } from './usePanelWords.ts';

interface SeatRow {
  readonly id: string;
  readonly date: string;
  readonly place: string;
  /** As exported. */
  readonly filedPlace: string;
  readonly events: string;
  /** The first of them. */
  readonly someEvents: string;
  readonly seat: string;
  readonly judge: string;
  /** Who stays with flights that have started; '' for nobody. */
  readonly stays: string;
  readonly professional: string;
  readonly certificates: string;
}

const FILTERS = ['day'];
const COLUMNS = ['events', 'seat', 'judge', 'professional', 'certificates'] as const;

/** Every seat as a row, to search, and to export as a sheet for the district. */
export function SeatList({ stored }: { readonly stored: CompetitionPanels }) {
  const { t } = useTranslation('panels');
  const query = useTableQuery(FILTERS);
  const words = usePanelWords(stored);
  const judges = new Map(stored.judges.map((judge) => [judge.id, judge]));
  const all = allSeats(stored.panels).map(({ panel, index, seat }): SeatRow => {
    const judge = judges.get(seat.coachId ?? '');
    return {
      id: `${panel.id} ${String(index)}`,
      date: panel.date,
      place: words.place(panel),
      filedPlace: words.place(panel, true),
      events: words.events(panel),
      someEvents: words.someEvents(panel),
      seat: words.seat(panel, index),
      judge: judge ? words.judge(judge.id) : t('seats.open'),
      stays: formatList(
        begunBySeat(panel, index)
          .filter(({ name: stays }) => stays !== null && stays !== judge?.name)
          .map(({ name: stays, count }) => t('begun.seat', { count, name: stays })),
      ),
      professional: judge?.professional ?? '',
      certificates: formatList((judge?.certificates ?? []).map((one) => t(`certificates.${one}`))),
    };
  });
  const rows = localRows(
    all,
    query,
    (row) => `${row.judge} ${row.stays} ${row.events} ${row.place}`,
    { judge: ({ judge }) => judge },
    { day: ({ date }) => date },
  );
  const columns = useMemo(
    () =>
      COLUMNS.map((id) => ({
        id,
        heading: t(`list.columns.${id}`),
        sortable: id === 'judge',
        ...(id === 'judge' && { phone: 'right' as const }),
        ...(id === 'seat' && { phone: 'left' as const }),
        cell: (row: SeatRow) => {
          if (id === 'judge') return <TwoLineCell detail={row.stays}>{row.judge}</TwoLineCell>;
          return id === 'events' ? row.someEvents : row[id];
        },
        exportValue: (row: SeatRow) =>
          id === 'judge' ? [row.judge, row.stays].filter((text) => text !== '').join('. ') : row[id],
      })),
    [t],
  );
  const name = useMemo(
    () => ({
      id: 'place',
      heading: t('list.columns.place'),
      text: ({ place }: SeatRow) => place,
      exportValue: ({ filedPlace }: SeatRow) => filedPlace,
    }),
    [t],
  );
  const days = [...new Set(stored.panels.map(({ date }) => date))];
  return (
    <DataTable
      label={`${t('list.title')} · ${stored.competition.name}`}
      list={toTableList(LOADED, rows)}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('list.search')}
      filters={[
        {
          name: 'day',
          label: t('list.filters.day'),
          options: days.map((value) => ({ value, label: formatWeekday(value) })),
        },
      ]}
      nothingYet={{ title: t('none'), text: t('noneText') }}
    />
  );
}
