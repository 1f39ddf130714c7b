import type { TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { formatNumber } from '../../../i18n/formats.ts';
import styles from './teamColumns.module.css';
import { checksColumn } from './checksColumn.tsx';
import {
  homeRinkColumn,
  levelsColumn,
  type ListsT,
  entryRecordColumns,
  statusColumns,
  submittedColumn,
  type EntryListColumn,
} from './sharedColumns.tsx';
import { verifiedColumn } from './verifiedColumn.tsx';

export function teamColumns(t: ListsT, timeZone: string): EntryListColumn<TeamRow>[] {
  return [
    coachColumn(t),
    ...factColumns(t, timeZone),
    { ...submittedColumn<TeamRow>(t, timeZone), hidden: true },
  ];
}

export function teamSubmissionColumns(t: ListsT, timeZone: string): EntryListColumn<TeamRow>[] {
  return [submittedColumn(t, timeZone), ...factColumns(t, timeZone), { ...coachColumn(t), hidden: true }];
}

function coachColumn(t: ListsT): EntryListColumn<TeamRow> {
  return {
    id: 'coach',
    heading: t('columns.coach'),
    sortable: true,
    cell: ({ coachName, coachEmail }) => (
      <TwoLineCell detail={coachEmail} short>
        {coachName}
      </TwoLineCell>
    ),
    exportValue: ({ coachName }) => coachName,
    alsoExported: [{ heading: t('columns.coachEmail'), value: ({ coachEmail }) => coachEmail }],
  };
}

function factColumns(t: ListsT, timeZone: string): EntryListColumn<TeamRow>[] {
  return [
    {
      id: 'skaters',
      heading: t('columns.skaters'),
      sortable: true,
      align: 'end',
      phone: 'right',
      cell: ({ skaters }) => (
        <>
          {formatNumber(skaters)}
          <span className={styles.unit}> {t('skaterUnit', { count: skaters })}</span>
        </>
      ),
      exportValue: ({ skaters }) => skaters,
    },
    { ...levelsColumn<TeamRow>(t), hidden: true },
    homeRinkColumn(t),
    ...statusColumns<TeamRow>(t),
    checksColumn<TeamRow>(t),
    verifiedColumn<TeamRow>(t, timeZone),
    ...entryRecordColumns<TeamRow>(t),
  ];
}
