import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { GENDERS } from '../../../../shared/domain/people/skaters/gender.ts';
import { formatDay, formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asDay } from '../../../table/export/exportValue.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { EntryTable } from './EntryTable.tsx';
import { checksColumn } from './checksColumn.tsx';
import { ENTRY_FILTER_NAMES } from './entryListRequest.ts';
import {
  homeRinkColumn,
  type ListsT,
  entryRecordColumns,
  statusColumns,
  submittedColumn,
  type EntryListColumn,
} from './sharedColumns.tsx';
import { useSkaterList } from './useEntryList.ts';
import { verifiedColumn } from './verifiedColumn.tsx';

const nameOf = ({ fullName }: SkaterRow) => fullName;

/** On a phone a head coach begins with the own rink; a tap shows the others. */
export function SkatersTable({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('entryLists');
  const query = useTableQuery(ENTRY_FILTER_NAMES, 'name');
  const list = useSkaterList(competition, query);
  const { role } = useUser();
  const isPhone = useIsPhone();
  const [areAllWanted, setAreAllWanted] = useState(false);
  const own = list.rows.filter(({ ownRink }) => ownRink);
  const others = list.rows.length - own.length;
  // A search and a filter are of all skaters.
  const isFolded =
    isPhone && role === 'HEAD_COACH' && !query.isFiltered && !areAllWanted && own.length > 0 && others > 0;
  return (
    <>
      <EntryTable
        competition={competition}
        kind="individual"
        label={t('skaters.caption', { competition: competition.name })}
        list={isFolded ? { ...list, rows: own, hasNextPage: false, note: t('skaters.ownRink') } : list}
        query={query}
        heading={t('columns.skater')}
        nameOf={nameOf}
        columnsOf={skaterColumns}
        nothingYet={{ title: t('skaters.none'), text: t('skaters.noneText') }}
      />
      {isFolded ? (
        <Row>
          <Button onClick={() => setAreAllWanted(true)}>
            {t('skaters.others', { count: others, formatted: formatNumber(others) })}
          </Button>
        </Row>
      ) : null}
    </>
  );
}

/**
 * Birthdate and membership stand below age and level. They are missing outside a coach's own rink (design,
 * section 8.9).
 */
function skaterColumns(t: ListsT, timeZone: string): EntryListColumn<SkaterRow>[] {
  return [
    {
      id: 'level',
      heading: t('columns.level'),
      sortable: true,
      phone: 'right',
      cell: ({ highestIsiTestLevel, isi }) => (
        <TwoLineCell detail={isi === null ? null : t('isiNumber', { isi })}>
          {highestIsiTestLevel}
        </TwoLineCell>
      ),
      exportValue: ({ highestIsiTestLevel }) => highestIsiTestLevel,
      alsoExported: [
        { heading: t('columns.isi'), value: ({ isi }) => isi },
        { heading: t('columns.expDate'), value: ({ expDate }) => asDay(expDate) },
      ],
    },
    {
      id: 'age',
      heading: t('columns.age'),
      sortable: true,
      align: 'end',
      cell: ({ age, birthdate }) => (
        <TwoLineCell detail={birthdate && formatDay(birthdate)}>{formatNumber(age)}</TwoLineCell>
      ),
      exportValue: ({ age }) => age,
      alsoExported: [{ heading: t('columns.birthdate'), value: ({ birthdate }) => asDay(birthdate) }],
    },
    {
      id: 'gender',
      heading: t('columns.gender'),
      hidden: true,
      cell: ({ gender }) => genderName(t, gender),
      exportValue: ({ gender }) => genderName(t, gender),
    },
    homeRinkColumn(t),
    ...statusColumns<SkaterRow>(t),
    checksColumn<SkaterRow>(t),
    verifiedColumn<SkaterRow>(t, timeZone),
    ...entryRecordColumns<SkaterRow>(t),
    { ...submittedColumn<SkaterRow>(t, timeZone), hidden: true },
  ];
}

function genderName(t: ListsT, gender: string): string {
  const known = GENDERS.find((one) => one === gender);
  return known ? t(`genders.${known}`) : gender;
}
