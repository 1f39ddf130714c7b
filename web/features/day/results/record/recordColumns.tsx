import { Link } from 'react-router-dom';
import type { Translator } from '../../../../i18n/Translator.ts';
import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { formatDays, formatTenths } from '../../../../i18n/formats.ts';
import { asDay, asInstant } from '../../../../table/export/exportValue.ts';
import { paths } from '../../../../paths.ts';
import type { TableColumn } from '../../../../table/columns.ts';
import { TwoLineCell } from '../../../../table/TwoLineCell.tsx';

type T = Translator<['skatingRecord']>;

/** The columns of a family's results. Places stand beside how many skated, totals have one decimal. */
export function recordColumns(t: T): TableColumn<RecordedResult>[] {
  return [
    {
      id: 'competition',
      heading: t('columns.competition'),
      cell: ({ competition: { name, startDate, endDate } }) => (
        <TwoLineCell detail={formatDays(startDate, endDate)}>{name}</TwoLineCell>
      ),
      sortable: true,
      exportValue: ({ competition }) => competition.name,
      alsoExported: [
        { heading: t('columns.firstDay'), value: ({ competition }) => asDay(competition.startDate) },
        { heading: t('columns.lastDay'), value: ({ competition }) => asDay(competition.endDate) },
      ],
    },
    {
      id: 'event',
      heading: t('columns.event'),
      cell: ({ format, level, competition, eventId }) => (
        <Link to={paths.publicResults(competition.id, eventId)}>{eventLabel(format, level)}</Link>
      ),
      sortable: true,
      exportValue: ({ level }) => level,
      alsoExported: [{ heading: t('columns.format'), value: ({ format }) => format }],
    },
    {
      id: 'place',
      heading: t('columns.place'),
      phone: 'right',
      cell: (result) => (
        <TwoLineCell detail={result.correctedAt === null ? null : t('columns.corrected')}>
          {placeText(t, result)}
        </TwoLineCell>
      ),
      sortable: true,
      exportValue: ({ place }) => place,
      alsoExported: [
        { heading: t('columns.skated'), value: ({ skated }) => skated },
        { heading: t('columns.state'), value: ({ state }) => t(`states.${state}`) },
        {
          heading: t('columns.corrected'),
          value: ({ correctedAt, competition }) => asInstant(correctedAt, competition.timeZone),
        },
      ],
    },
    {
      id: 'points',
      heading: t('columns.points'),
      align: 'end',
      cell: ({ place, points }) => (place === null ? '' : points),
      sortable: true,
      exportValue: ({ place, points }) => (place === null ? null : points),
    },
    {
      id: 'total',
      heading: t('columns.total'),
      align: 'end',
      cell: ({ total }) => (total === null ? '' : formatTenths(total)),
      sortable: true,
      exportValue: ({ total }) => (total === null ? null : total / 10),
    },
    {
      id: 'testLevel',
      heading: t('columns.testLevel'),
      cell: ({ testLevel }) => testLevel,
      exportValue: ({ testLevel }) => testLevel,
    },
  ];
}

/** A lone skater is measured against the standard: second where the marks fell short of it. */
function placeText(t: T, { place, skated, state }: RecordedResult): string {
  if (place === null) return t(`states.${state}`);
  return skated === 1 ? t('alone', { place }) : t('placeOf', { place, skated });
}
