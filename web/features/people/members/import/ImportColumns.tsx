import type { DayOrder } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Select } from '../../../../ui/Select.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { isSameWord } from '../../../../forms/sheets/isSameWord.ts';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import type { MemberList } from './importList.ts';

interface ImportColumnsProps {
  readonly name: string;
  readonly list: MemberList;
  readonly onSlashes: (order: DayOrder) => void;
}

/** Shows which column was read as which field, so that a mistake is seen before the comparison. */
export function ImportColumns({ name, list, onSlashes }: ImportColumnsProps) {
  const { t } = useTranslation('members');
  const read = list.columns.flatMap((column, at) =>
    column === null ? [] : [{ heading: list.headings[at] ?? '', column: t(`import.fields.${column}`) }],
  );
  const ignored = list.headings.filter((heading, at) => heading.trim() !== '' && list.columns[at] === null);
  return (
    <Stack
      as="section"
      gap={4}
      minContent
      frame="panel"
      pad={6}
      className={styles.panel}
      aria-label={t('import.columns')}
    >
      <h2>
        {name}{' '}
        <Text as="span" soft size="sm" weight="regular">
          {rowCount()}
        </Text>
      </h2>
      <Row as="ul" gap={1} columnGap={4} size="sm" role="list">
        {read.map(({ heading, column }) => (
          <li key={column}>{isSameWord(heading, column) ? column : t('import.read', { heading, column })}</li>
        ))}
      </Row>
      {ignored.length > 0 ? (
        <Text soft size="sm" weight="regular">
          {t('import.ignored', { headings: ignored.join(', ') })}
        </Text>
      ) : null}
      {list.slashes ? (
        <Select
          label={t('import.slashes')}
          name="slashes"
          value={list.slashes}
          onChange={(order) => onSlashes(order === 'monthFirst' ? 'monthFirst' : 'dayFirst')}
          options={[
            { value: 'dayFirst', label: t('import.dayFirst') },
            { value: 'monthFirst', label: t('import.monthFirst') },
          ]}
        />
      ) : null}
    </Stack>
  );

  function rowCount(): string {
    const rows = list.rows.reduce((sum, row) => sum + row.rows.length, 0);
    return t('import.rows', { count: rows, formatted: formatNumber(rows) });
  }
}
