import { Button, ListBox, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { useDialogLayer } from '../ui/dialogLayer.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { LocaleScope } from '../ui/LocaleScope.tsx';
import popover from '../ui/popover.module.css';
import { keyed, OptionRow } from '../ui/OptionRow.tsx';
import type { Option } from '../ui/Select.tsx';
import styles from './FilterRow.module.css';

/** One filter above a table. */
export interface Filter {
  /** Its name in the address and in the call. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
}

interface FilterSelectProps {
  readonly filter: Filter;
  /** '' for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One option is always chosen, as with an order: there is no "all". */
  readonly required?: boolean;
}

/** Means all; no value of the contract has this name. */
const ALL = '*';

/** A filter as a button with its value, if one is chosen: "Level: Freestyle 4". */
export function FilterSelect({ filter, value, onChange, required = false }: FilterSelectProps) {
  const { t } = useTranslation('table');
  const layer = useDialogLayer();
  const options = [...(required ? [] : [{ value: ALL, label: t('all') }]), ...filter.options];
  const chosen = value && (options.find((option) => option.value === value)?.label ?? value);
  return (
    <LocaleScope>
      <Select
        aria-label={filter.label}
        value={value || ALL}
        onChange={(key) => onChange(key === ALL ? '' : String(key))}
      >
        <Button
          className={joinClasses(field.control, styles.filter)}
          {...(value && !required ? { 'data-set': true } : {})}
        >
          <SelectValue className={joinClasses(styles.filterValue)}>
            {() => (chosen ? t('filter', { label: filter.label, value: chosen }) : filter.label)}
          </SelectValue>
          <Icon name="down" small />
        </Button>
        <Popover {...layer} className={joinClasses(popover.popover)} offset={4}>
          <ListBox className={joinClasses(popover.list)} items={keyed(options)}>
            {(option) => <OptionRow option={option} />}
          </ListBox>
        </Popover>
      </Select>
    </LocaleScope>
  );
}
