import type { TFunction } from 'i18next';
import type { MemberRecord } from '../../../shared/contract/members/memberships.ts';
import { TwoLines } from '../../table/TwoLines.tsx';
import { asDay } from '../../table/export/exportValue.ts';
import { formatDay } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';

/** @param today `YYYY-MM-DD` */
export function memberColumns(t: TFunction<'members'>, today: string): Column<MemberRecord>[] {
  return [
    {
      id: 'number',
      heading: t('members.columns.number'),
      phone: 'left',
      cell: ({ number }) => number,
      exportValue: ({ number }) => number,
    },
    {
      id: 'expiry',
      heading: t('members.columns.expiry'),
      phone: 'right',
      cell: ({ expiry }) => (
        <TwoLines detail={expiry < today ? <Pill tone="bad">{t('members.expired')}</Pill> : null}>
          {formatDay(expiry)}
        </TwoLines>
      ),
      exportValue: ({ expiry }) => asDay(expiry),
    },
    {
      id: 'category',
      heading: t('members.columns.category'),
      phone: 'left',
      cell: ({ category }) => t(`categories.${category}`),
      exportValue: ({ category }) => t(`categories.${category}`),
    },
    {
      id: 'birthdate',
      heading: t('members.columns.birthdate'),
      cell: ({ birthdate }) => (
        <TwoLines detail={null}>{birthdate === null ? '–' : formatDay(birthdate)}</TwoLines>
      ),
      exportValue: ({ birthdate }) => birthdate && asDay(birthdate),
    },
    {
      id: 'homeRink',
      heading: t('members.columns.homeRink'),
      cell: ({ homeRink }) => (
        <TwoLines detail={null} short>
          {homeRink ?? '–'}
        </TwoLines>
      ),
      exportValue: ({ homeRink }) => homeRink,
    },
    {
      id: 'tests',
      heading: t('members.columns.tests'),
      cell: ({ tests }) =>
        tests.length === 0 ? (
          '–'
        ) : (
          <TwoLines detail={tests.length > 1 ? `+ ${String(tests.length - 1)}` : ''}>
            {tests.at(-1)?.level ?? ''}
          </TwoLines>
        ),
      exportValue: ({ tests }) => tests.map(({ level, date }) => `${level} (${date})`).join('; '),
    },
  ];
}
