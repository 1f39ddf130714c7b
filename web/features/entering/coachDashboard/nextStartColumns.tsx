import { formatTime } from '../../../i18n/formats.ts';
import type { TableColumn } from '../../../table/columns.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { Row } from '../../../ui/Row.tsx';
import { type DayOfEntry, RinkPill, RinkTime } from '../../public/mySchedule/index.ts';
import type { CoachT } from './coachColumns.tsx';
import type { CoachRow } from './coachRow.ts';

/** On a day of the competition when and where each entry skates next, or what became of its last start. */
export function nextStartColumns(
  t: CoachT,
  day: ReadonlyMap<string, DayOfEntry> | null,
): TableColumn<CoachRow>[] {
  if (day === null) return [];
  return [
    {
      id: 'next',
      heading: t('columns.next'),
      phone: 'line',
      sortable: true,
      cell: ({ entry }) => {
        const own = day.get(entry.id);
        return own ? (
          <TwoLineCell detail={own.surface}>
            <Row as="span" gap={1} columnGap={2} align="center">
              <span>
                <RinkTime start={own.start} />
              </span>
              <RinkPill start={own.start} />
            </Row>
          </TwoLineCell>
        ) : null;
      },
      exportValue: ({ entry }) => {
        const own = day.get(entry.id);
        return own ? `${formatTime(own.start.start)} · ${own.surface}` : '';
      },
    },
  ];
}
