import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asInstant } from '../../../table/export/exportValue.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { Pill } from '../../../ui/Pill.tsx';
import type { AnyRow, ListsT, EntryListColumn } from './sharedColumns.tsx';

/** The head coach who verified an entry of the own rink, and the day. */
export function verifiedColumn<Row extends AnyRow>(t: ListsT, timeZone: string): EntryListColumn<Row> {
  return {
    id: 'verified',
    heading: t('eligibility:verified.column'),
    hidden: true,
    cell: ({ verified }) =>
      verified ? (
        <TwoLineCell detail={`${verified.by}, ${formatDay(dayIn(new Date(verified.at), timeZone))}`} short>
          <Pill tone="good">{t('eligibility:verified.pill')}</Pill>
        </TwoLineCell>
      ) : null,
    exportValue: ({ verified }) => verified?.by ?? '',
    alsoExported: [
      {
        heading: t('eligibility:verified.at'),
        value: ({ verified }) => (verified ? asInstant(verified.at, timeZone) : null),
      },
    ],
  };
}
