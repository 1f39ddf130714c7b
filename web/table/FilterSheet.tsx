import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { FilterSelect, type Filter } from './FilterSelect.tsx';
import styles from './PhoneBar.module.css';
import type { TableQuery } from './useTableQuery.ts';

export interface ListedColumn {
  readonly id: string;
  readonly heading: string;
  readonly sortable?: boolean;
  readonly hidden?: boolean;
}

interface FilterSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly query: TableQuery;
  readonly filters: readonly Filter[];
  readonly name: ListedColumn;
  readonly columns: readonly ListedColumn[];
}

/** Filters, order and columns of a list on a phone. */
export function FilterSheet({ isOpen, onClose, query, filters, name, columns }: FilterSheetProps) {
  const { t } = useTranslation('table');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('filterTitle')}
      actions={
        <>
          {query.isFiltered ? <Button onClick={query.clear}>{t('clearAll')}</Button> : null}
          <Button tone="primary" onClick={onClose}>
            {t('showRows')}
          </Button>
        </>
      }
    >
      <Stack gap={3} minContent className={styles.sheet}>
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            filter={filter}
            value={query.filters[filter.name] ?? ''}
            onChange={(value) => query.setFilter(filter.name, value)}
          />
        ))}
        <SortSelect columns={[name, ...columns]} sort={query.sort} onSort={query.setSort} />
        {columns.length > 0 ? (
          <ColumnsMenu columns={columns} choice={query.columns} onChoose={query.setColumns} />
        ) : null}
      </Stack>
    </Dialog>
  );
}

interface SortSelectProps {
  readonly columns: readonly { readonly id: string; readonly heading: string; readonly sortable?: boolean }[];
  /** As in the address. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Sorting on phones, where there are no headers. */
function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const { t } = useTranslation('table');
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, heading }) => [
      { value: id, label: t('ascending', { heading }) },
      { value: `-${id}`, label: t('descending', { heading }) },
    ]);
  if (options.length === 0) return null;
  const filter = { name: 'sort', label: t('sortBy'), options };
  return <FilterSelect filter={filter} value={sort} onChange={onSort} required />;
}
