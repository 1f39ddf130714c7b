import { useState } from 'react';
import type { Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { useTranslation } from 'react-i18next';
import { AriaFieldProblem } from './AriaFieldProblem.tsx';
import { useDialogLayer } from './dialogLayer.ts';
import field from './Field.module.css';
import { LabelText } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import popover from './popover.module.css';
import { keyed, OptionRow } from './Select.tsx';
import type { Option } from './Select.tsx';
import { LEAST_TYPED, suggestionsFor } from './suggestions.ts';

interface ComboBoxProps extends FieldProps {
  readonly options: readonly Option[];
  /** The value of an option, or the typed text where `allowsCustom` is set; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Keeps what was typed although no option has that name (a rink the registry does not know). */
  readonly allowsCustom?: boolean;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A choice out of a long list by typing; suggestions come from the second character on. */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, optional, options, value, onChange, onBlur, allowsCustom, placeholder, ref } =
    props;
  const { t } = useTranslation('ui');
  const layer = useDialogLayer();
  const labelOf = (wanted: string) => options.find((option) => option.value === wanted)?.label;
  const [typed, setTyped] = useState({ text: labelOf(value) ?? value, of: value });
  // A value set from outside (a form that is filled again) brings its own text.
  const text = typed.of === value ? typed.text : (labelOf(value) ?? value);
  const isChosen = labelOf(value) === text;
  const items = isChosen ? options.filter((option) => option.value === value) : suggestionsFor(options, text);
  // Open before the suggestions are there: React Aria learns of them one render after the typing.
  const isSearching = !isChosen && [...text.trim()].length >= LEAST_TYPED;

  const choose = (next: string, shown: string) => {
    setTyped({ text: shown, of: next });
    if (next !== value) onChange(next);
  };
  const type = (shown: string) => {
    const same = options.find((option) => option.label.toLowerCase() === shown.trim().toLowerCase());
    choose(same?.value ?? (allowsCustom ? shown : ''), shown);
  };

  return (
    <LocaleScope>
      <AriaComboBox
        className={joinClasses(field['field'])}
        items={keyed(items)}
        inputValue={text}
        onInputChange={type}
        value={labelOf(value) ? value : null}
        onChange={(key) => {
          if (key !== null) choose(String(key), labelOf(String(key)) ?? text);
        }}
        allowsCustomValue
        allowsEmptyCollection={isSearching}
        isInvalid={Boolean(error)}
        isRequired={!optional}
        validationBehavior="aria"
        {...(onBlur ? { onBlur } : {})}
      >
        <Label className={joinClasses(field['label'])}>
          <LabelText label={label} optional={optional} />
        </Label>
        <Text slot="description" className={joinClasses(field['hint'])}>
          {hint ?? t('combo.hint')}
        </Text>
        <Input
          className={joinClasses(field['control'])}
          autoComplete="off"
          {...(placeholder ? { placeholder } : {})}
          {...(ref ? { ref } : {})}
        />
        <AriaFieldProblem error={error} />
        <Popover className={joinClasses(popover['popover'])} offset={4} {...layer}>
          <ListBox<Option>
            className={joinClasses(popover['list'])}
            renderEmptyState={() => (
              <div className={popover['nothing']}>
                {t(allowsCustom ? 'combo.kept' : 'combo.nothing', { typed: text.trim() })}
              </div>
            )}
          >
            {(option) => <OptionRow option={option} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </LocaleScope>
  );
}
