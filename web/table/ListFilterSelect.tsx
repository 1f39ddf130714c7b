import { Button, ListBox, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from '../i18n/useTranslation.ts';
import { useDialogLayer } from '../ui/dialogLayer.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { LocaleScope } from '../ui/LocaleScope.tsx';
import popover from '../ui/popover.module.css';
import { keyed, OptionRow } from '../ui/OptionRow.tsx';
import type { FilterSelectProps } from './FilterSelect.tsx';
import styles from './FilterRow.module.css';
import look from '../ui/look.module.css';

/** Means all; no value of the contract has this name. */
const ALL = '*';

/** A FilterSelect where there is room for a list of our own: "Level: Freestyle 4". */
export function ListFilterSelect({ filter, value, onChange, required = false }: FilterSelectProps) {
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
          <SelectValue className={joinClasses(look.truncate)}>
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
