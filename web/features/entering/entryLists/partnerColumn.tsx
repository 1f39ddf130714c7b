import type { DanceRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { ListedPartnerPill } from './ListedPartnerPill.tsx';
import type { TableColumn } from '../../../table/columns.ts';
import type { ListsT } from './sharedColumns.tsx';

/** The partner's status; empty for an entry without a partner. */
export function partnerColumn(t: ListsT): TableColumn<DanceRow> {
  return {
    id: 'partner',
    heading: t('columns.partner'),
    cell: ({ partnerName, partnerState }) =>
      partnerName === '' ? null : <ListedPartnerPill state={partnerState} />,
    exportValue: ({ partnerName, partnerState }) => (partnerName === '' ? '' : t(`partner.${partnerState}`)),
  };
}
