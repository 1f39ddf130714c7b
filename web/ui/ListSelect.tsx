import {
  Button,
  Label,
  ListBox,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { useTranslation } from '../i18n/useTranslation.ts';
import { AriaFieldProblem } from './AriaFieldProblem.tsx';
import { useDialogLayer } from './dialogLayer.ts';
import field from './Field.module.css';
import { LabelText } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import { keyed, OptionRow } from './OptionRow.tsx';
import popover from './popover.module.css';
import type { SelectProps } from './Select.tsx';
import styles from './Select.module.css';
import './controlMessages.ts';
import look from './look.module.css';

/** A Select where there is room for a list of our own. */
export function ListSelect(props: SelectProps) {
  const { label, hint, error, optional, options, value, onChange, onBlur, name, placeholder, disabled, ref } =
    props;
  const { t } = useTranslation('controls');
  const layer = useDialogLayer();
  return (
    <LocaleScope>
      <AriaSelect
        className={joinClasses(field.field)}
        value={value}
        onChange={(key) => onChange(String(key))}
        isInvalid={Boolean(error)}
        isRequired={!optional}
        isDisabled={disabled ?? false}
        validationBehavior="aria"
        placeholder={placeholder ?? t('select.choose')}
        {...(name ? { name } : {})}
        {...(onBlur ? { onBlur } : {})}
      >
        <Label className={joinClasses(field.label)}>
          <LabelText label={label} optional={optional} />
        </Label>
        {hint ? (
          <Text slot="description" className={joinClasses(field.hint)}>
            {hint}
          </Text>
        ) : null}
        <Button
          className={joinClasses(field.control, styles.trigger)}
          {...(error ? { 'data-invalid': true } : {})}
          {...(ref ? { ref } : {})}
        >
          <SelectValue className={joinClasses(look.truncate, styles.value)}>
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <Icon name="down" small />
        </Button>
        <AriaFieldProblem error={error} />
        <Popover className={joinClasses(popover.popover)} offset={4} {...layer}>
          <ListBox className={joinClasses(popover.list)} items={keyed(options)}>
            {(option) => <OptionRow option={option} />}
          </ListBox>
        </Popover>
      </AriaSelect>
    </LocaleScope>
  );
}
