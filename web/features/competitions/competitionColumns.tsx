import type { TFunction } from 'i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { RegistrationPill } from '../../competitions/RegistrationPill.tsx';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { formatAmount, formatDays, formatInstant } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { useNow } from '../../ui/now.ts';

export function competitionColumns(
  t: TFunction<['competitionTables', 'competitions']>,
): Column<Competition>[] {
  return [
    {
      id: 'state',
      heading: t('columns.state'),
      phone: 'right',
      cell: (competition) => <StateNow competition={competition} />,
    },
    {
      id: 'dates',
      heading: t('columns.dates'),
      sortable: true,
      phone: 'left',
      cell: ({ startDate, endDate }) => formatDays(startDate, endDate),
    },
    {
      id: 'rink',
      heading: t('columns.rink'),
      cell: ({ rink }) => <TwoLines detail={`${rink.city}, ${rink.country}`}>{rink.name}</TwoLines>,
    },
    {
      id: 'closes',
      heading: t('columns.closes'),
      sortable: true,
      cell: ({ openUntil, timeZone }) => formatInstant(openUntil, timeZone),
    },
    {
      id: 'price',
      heading: t('columns.price'),
      align: 'end',
      phone: 'right',
      cell: ({ fromPrice, currency }) => (fromPrice === null ? '–' : formatAmount(fromPrice, currency, true)),
    },
  ];
}

/** Turns from open to closed on the second. */
function StateNow({ competition }: { readonly competition: Competition }) {
  return <RegistrationPill competition={competition} now={useNow()} />;
}
