import type { DanceRow } from '../../../shared/contract/entry.ts';
import { Pill } from '../../ui/Pill.tsx';
import type { Column } from '../../table/columns.ts';
import type { ListsT } from './sharedColumns.tsx';

const TONES = { none: 'neutral', invited: 'warn', confirmed: 'good', declined: 'bad' } as const;

/** Whether the partner has said yes; nothing where somebody dances alone. */
export function partnerColumn(t: ListsT): Column<DanceRow> {
  return {
    id: 'partner',
    heading: t('columns.partner'),
    cell: ({ partnerName, partnerState }) =>
      partnerName === '' ? null : <Pill tone={TONES[partnerState]}>{t(`partner.${partnerState}`)}</Pill>,
    exportValue: ({ partnerName, partnerState }) => (partnerName === '' ? '' : t(`partner.${partnerState}`)),
  };
}
