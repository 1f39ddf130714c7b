import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './FilterRow.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import type { Filter } from './FilterSelect.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { TableQuery } from './useTableQuery.ts';

interface FilterRowProps {
  readonly query: TableQuery;
  readonly searchLabel?: string | undefined;
  readonly filters: readonly Filter[];
  readonly count: ReactNode;
  /** Actions on the whole table: columns, export. */
  readonly children?: ReactNode;
}

/** Search and filters above the table, with the number of rows. */
export function FilterRow({ query, searchLabel, filters, count, children }: FilterRowProps) {
  const { t } = useTranslation('table');
  return (
    <div className={styles.row} role="search" aria-label={t('filters')}>
      {searchLabel ? <SearchBox label={searchLabel} value={query.search} onSearch={query.setSearch} /> : null}
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={query.filters[filter.name] ?? ''}
          onChange={(value) => query.setFilter(filter.name, value)}
        />
      ))}
      {query.isFiltered ? (
        <Button tone="plain" dense icon={<Icon name="close" small />} onClick={query.clear}>
          {t('clearAll')}
        </Button>
      ) : null}
      <span className={styles.count} role="status">
        {count}
      </span>
      {children ? <div className={styles.tools}>{children}</div> : null}
    </div>
  );
}
