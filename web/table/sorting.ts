import type { SortingState } from '@tanstack/react-table';

/** `-totalPrice` as the table's own state. */
export function sortingOf(sort: string): SortingState {
  if (sort === '') return [];
  return sort.startsWith('-') ? [{ id: sort.slice(1), desc: true }] : [{ id: sort, desc: false }];
}

/** The table's state for the address and the call. */
export function sortOf([first]: SortingState): string {
  if (!first) return '';
  return first.desc ? `-${first.id}` : first.id;
}

/** For `aria-sort`; undefined for a column that cannot be sorted. */
export function ariaSortOf(canSort: boolean, sorted: false | 'asc' | 'desc') {
  if (!canSort) return undefined;
  if (sorted === 'asc') return 'ascending' as const;
  return sorted === 'desc' ? ('descending' as const) : ('none' as const);
}
