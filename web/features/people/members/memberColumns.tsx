import type { Translator } from '../../../i18n/Translator.ts';
import type { MemberRecord } from '../../../../shared/contract/people/members/memberships.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asDay } from '../../../table/export/exportValue.ts';
import { formatDay } from '../../../i18n/formats.ts';
import type { TableColumn } from '../../../table/columns.ts';
import { Pill } from '../../../ui/Pill.tsx';

/** @param today `YYYY-MM-DD` */
export function memberListColumns(t: Translator<'members'>, today: string): TableColumn<MemberRecord>[] {
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
        <TwoLineCell detail={expiry < today ? <Pill tone="bad">{t('members.expired')}</Pill> : null}>
          {formatDay(expiry)}
        </TwoLineCell>
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
        <TwoLineCell detail={null}>{birthdate === null ? '–' : formatDay(birthdate)}</TwoLineCell>
      ),
      exportValue: ({ birthdate }) => birthdate && asDay(birthdate),
    },
    {
      id: 'homeRink',
      heading: t('members.columns.homeRink'),
      cell: ({ homeRink }) => (
        <TwoLineCell detail={null} short>
          {homeRink ?? '–'}
        </TwoLineCell>
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
          <TwoLineCell detail={tests.length > 1 ? `+ ${String(tests.length - 1)}` : ''}>
            {tests.at(-1)?.level ?? ''}
          </TwoLineCell>
        ),
      exportValue: ({ tests }) => tests.map(({ level, date }) => `${level} (${date})`).join('; '),
    },
  ];
}
