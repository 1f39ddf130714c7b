import { useTranslation } from '../i18n/useTranslation.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import select from '../ui/Select.module.css';
import type { Option } from '../ui/Select.tsx';
import { fieldOfWidth } from '../ui/fieldOfWidth.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import styles from './FilterRow.module.css';

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

/** A FilterSelect that opens the phone's own list. */
function NativeFilterSelect(props: FilterSelectProps) {
  const { filter, value, onChange, required = false, disabled } = props;
  const { t } = useTranslation('table');
  const { label, options } = filter;
  // A value of an old address stays visible, as in the list of our own.
  const isUnknown = value !== '' && options.every((option) => option.value !== value);
  // The closed field shows the chosen option, and what it filters.
  const textOf = (of: string, text: string) => (of === value ? t('filter', { label, value: text }) : text);
  return (
    <span className={field.affixed}>
      <select
        className={joinClasses(field.control, select.native, styles.filter)}
        aria-label={label}
        data-set={(value !== '' && !required) || undefined}
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" hidden={required} disabled={required}>
          {required ? label : textOf('', t('all'))}
        </option>
        {isUnknown ? <option value={value}>{textOf(value, value)}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {textOf(option.value, option.label)}
          </option>
        ))}
      </select>
      <span className={select.arrow}>
        <Icon name="down" small />
      </span>
    </span>
  );
}
