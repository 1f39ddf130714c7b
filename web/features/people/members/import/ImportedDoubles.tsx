import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { memberDoubles } from '../../../../../shared/domain/people/membership/memberDoubles.ts';
import { ListDoubles, type NamedDouble } from '../../../../forms/sheets/ListDoubles.tsx';
import { formatList } from '../../../../i18n/formats.ts';
import type { MemberList } from './importList.ts';

/** The members whom the list names twice: by one number, or by one name and birthdate. */
export function ImportedDoubles({ list }: { readonly list: MemberList }) {
  const { t } = useTranslation('members');
  const numberOf = (row: number) => list.rows.find((one) => one.rows[0] === row)?.member;
  const found = useMemo(() => memberDoubles(list.rows), [list]);
  const renumbered = found.map(({ row, sameAs }): NamedDouble => {
    const [one, first] = [numberOf(row), numberOf(sameAs)];
    const numbers = { number: one?.number, firstNumber: first?.number };
    return {
      row,
      text: t('import.doubles.renumbered', { row, first: sameAs, name: one?.fullName, ...numbers }),
    };
  });
  const merged = list.rows
    .filter(({ rows: [, ...others], problems }) => others.length > 0 && problems.length === 0)
    .map(({ rows: [first = 0, ...others], member }): NamedDouble => {
      const rows = formatList(others.map(String));
      const { number, fullName = '' } = member;
      return {
        row: first,
        text: t('import.doubles.merged', { count: others.length, rows, first, number, name: fullName }),
      };
    });
  return (
    <ListDoubles
      title={t('import.doubles.title')}
      text={t('import.doubles.text')}
      doubles={[...renumbered, ...merged]}
      more={(formatted) => t('import.doubles.more', { formatted })}
    />
  );
}
