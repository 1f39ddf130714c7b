import { useTranslation } from 'react-i18next';
import { FilterSelect } from './FilterSelect.tsx';

interface SortSelectProps {
  readonly columns: readonly { readonly id: string; readonly heading: string; readonly sortable?: boolean }[];
  /** As in the address. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Sorting on phones, where there are no headers. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
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
