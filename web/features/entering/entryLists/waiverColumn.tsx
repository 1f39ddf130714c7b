import { waiverStatus } from '../../../../shared/domain/people/consent/waiver.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import type { AnyRow, ListsT, EntryListColumn } from './sharedColumns.tsx';

/**
 * Whether everybody in an entry has the waiver; hidden until it is chosen or filtered by.
 * @param version the version that counts; no column without a waiver
 */
export function waiverColumn<Row extends AnyRow>(
  t: ListsT,
  version: string | null,
  isFiltered: boolean,
): EntryListColumn<Row>[] {
  if (version === null) return [];
  const signed = ({ waiverVersions = [] }: Row) => waiverVersions.filter((one) => one === version).length;
  return [
    {
      id: 'waiver',
      heading: t('columns.waiver'),
      hidden: !isFiltered,
      cell: (row) => {
        const status = waiverStatus(row, version);
        const of = row.waiverVersions?.length ?? 0;
        return status === null ? null : (
          <TwoLineCell
            detail={status === 'missing' && of > 1 ? t('waiver.count', { count: signed(row), of }) : null}
          >
            <Pill tone={status === 'signed' ? 'good' : 'warn'}>{t(`waiver.${status}`)}</Pill>
          </TwoLineCell>
        );
      },
      exportValue: (row) => {
        const status = waiverStatus(row, version);
        return status && t(`waiver.${status}`);
      },
    },
  ];
}
