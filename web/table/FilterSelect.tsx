import { fieldOfWidth } from '../ui/fieldOfWidth.tsx';
import type { Option } from '../ui/Select.tsx';
import { NativeFilterSelect } from './NativeFilterSelect.tsx';

/** One filter above a table. */
export interface Filter {
  /** Its name in the address and in the call. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

export interface FilterSelectProps {
  readonly filter: Filter;
  /** '' for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One option is always chosen, as with an order: there is no "all". */
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** A filter with its value, if one is chosen: "Level: Freestyle 4". */
export const FilterSelect = fieldOfWidth<FilterSelectProps>(
  NativeFilterSelect,
  async () => (await import('./ListFilterSelect.tsx')).ListFilterSelect,
);
