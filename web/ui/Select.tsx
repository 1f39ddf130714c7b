import type { Ref } from 'react';
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { AriaFieldProblem } from './AriaFieldProblem.tsx';
import { useDialogLayer } from './dialogLayer.ts';
import field from './Field.module.css';
import { LabelText } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import popover from './popover.module.css';
import styles from './Select.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
}

interface SelectProps extends FieldProps {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A choice from a short list. For more than about fifteen options, use a ComboBox. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, options, value, onChange, onBlur, name, placeholder, disabled, ref } =
    props;
  const { t } = useTranslation('ui');
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
          <SelectValue className={joinClasses(styles.value)}>
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

/** Without its own id React Aria would confuse a row with the one formerly in its place. */
export function keyed(options: readonly Option[]): (Option & { readonly id: string })[] {
  return options.map((option) => ({ ...option, id: option.value }));
}

export function OptionRow({ option }: { readonly option: Option }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={joinClasses(popover.option)}>
      {({ isSelected }) => (
        <>
          <span className={popover.words}>
            <span>{option.label}</span>
            {option.detail ? <span className={popover.detail}>{option.detail}</span> : null}
          </span>
          {isSelected ? <Icon name="check" small /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
