import type { DayOrder } from '../../../shared/domain/people/skaters/typedDay.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { Select } from '../../ui/Select.tsx';
import type { ImportWords } from './importWords.ts';
import styles from './SheetImport.module.css';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

/** How a file was read; each import adds its rows. */
export interface SheetList {
  readonly headings: readonly string[];
  /** The field of each column; null for a column that is ignored. */
  readonly columns: readonly unknown[];
  /** How dates with slashes were read; null if none is ambiguous. */
  readonly slashes: DayOrder | null;
}

interface SheetColumnsProps {
  readonly t: ImportWords;
  readonly name: string;
  readonly list: SheetList;
  readonly rowCount: number;
  /** The name of a column's field; null for a column that is not named by itself. */
  readonly fieldOf: (index: number) => string | null;
  /** Further columns that are read, in words. */
  readonly others?: readonly string[];
  readonly onSlashes: (order: DayOrder) => void;
}

/** Shows which column was read as which field, so that a mistake is seen before the preview. */
export function SheetColumns({
  t,
  name,
  list,
  rowCount,
  fieldOf,
  others = [],
  onSlashes,
}: SheetColumnsProps) {
  const { headings, columns, slashes } = list;
  const read = headings.flatMap((heading, index) => {
    const field = fieldOf(index);
    if (field === null) return [];
    return isSameWord(heading, field) ? field : t('read', { heading, column: field });
  });
  const ignored = headings.filter((heading, index) => heading.trim() !== '' && columns[index] === null);
  return (
    <Stack
      as="section"
      gap={4}
      minContent
      frame="panel"
      pad={6}
      className={styles.panel}
      aria-label={t('columns')}
    >
      <h2>
        {name}{' '}
        <Text as="span" soft size="sm" weight="regular">
          {t('rows', { count: rowCount, formatted: formatNumber(rowCount) })}
        </Text>
      </h2>
      <Row as="ul" gap={1} columnGap={4} size="sm" role="list">
        {[...read, ...others].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Row>
      {ignored.length > 0 ? (
        <Text soft size="sm" weight="regular">
          {t('ignored', { headings: ignored.join(', ') })}
        </Text>
      ) : null}
      {slashes ? (
        <Select
          label={t('slashes')}
          name="slashes"
          value={slashes}
          onChange={(order) => onSlashes(order === 'monthFirst' ? 'monthFirst' : 'dayFirst')}
          options={[
            { value: 'dayFirst', label: t('dayFirst') },
            { value: 'monthFirst', label: t('monthFirst') },
          ]}
        />
      ) : null}
    </Stack>
  );
}

/** Whether a file's heading is the field's own name, so that the reader needs only one of them. */
function isSameWord(heading: string, field: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll('’', "'");
  return plain(heading) === plain(field);
}
