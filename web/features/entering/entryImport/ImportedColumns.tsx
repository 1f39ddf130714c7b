import type { EntryList } from '../../../../shared/domain/entering/entries/import/entryRows.ts';
import type { DayOrder } from '../../../../shared/domain/people/skaters/typedDay.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { isSameWord } from '../../../forms/sheets/isSameWord.ts';
import styles from '../../../forms/sheets/SheetImport.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Select } from '../../../ui/Select.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';

interface ImportedColumnsProps {
  readonly name: string;
  readonly list: EntryList;
  readonly onSlashes: (order: DayOrder) => void;
}

/** Which column was read as what, so that a mistake is seen before the preview. */
export function ImportedColumns({ name, list, onSlashes }: ImportedColumnsProps) {
  const { t } = useTranslation('entryImport');
  const { headings, columns, rows, slashes } = list;
  const fields = columns.flatMap((column, at) =>
    column && 'field' in column ? [{ heading: headings[at] ?? '', field: column.field }] : [],
  );
  const ticked = columns.filter((column) => column && 'event' in column).length;
  const readAs = (heading: string, column: string) =>
    isSameWord(heading, column) ? column : t('read', { heading, column });
  const ignored = headings.filter((heading, at) => heading.trim() !== '' && columns[at] === null);
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
          {t('rows', { count: rows.length, formatted: formatNumber(rows.length) })}
        </Text>
      </h2>
      <Row as="ul" gap={1} columnGap={4} size="sm" role="list">
        {fields.map(({ heading, field }) => (
          <li key={field}>{readAs(heading, t(`fields.${field}`))}</li>
        ))}
        {ticked > 0 ? <li>{t('ticked', { count: ticked })}</li> : null}
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
