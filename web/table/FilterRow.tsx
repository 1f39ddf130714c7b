import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './FilterRow.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import type { Filter } from './FilterSelect.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { TableQuery } from './useTableQuery.ts';
import { Row } from '../ui/Row.tsx';

interface FilterRowProps {
  readonly query: TableQuery;
  readonly searchLabel?: string | undefined;
  readonly filters: readonly Filter[];
}

/** Search and filters, in one line above the table. */
export function FilterRow({ query, searchLabel, filters }: FilterRowProps) {
  const { t } = useTranslation('table');
  return (
    <Row gap={2} align="center" className={styles.row} role="search" aria-label={t('filters')}>
      {searchLabel ? <SearchBox label={searchLabel} value={query.search} onSearch={query.setSearch} /> : null}
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={query.filters[filter.name] ?? ''}
          onChange={(value) => query.setFilter(filter.name, value)}
        />
      ))}
    </Row>
  );
}
