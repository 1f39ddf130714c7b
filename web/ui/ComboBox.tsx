import { useRef, useState } from 'react';
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
import { optionByLabel } from './optionByLabel.ts';
import { keyed, OptionRow } from './Select.tsx';
import type { Option } from './Select.tsx';
import { LEAST_TYPED, suggestionsFor } from './suggestions.ts';

interface ComboBoxProps extends FieldProps {
  readonly options: readonly Option[];
  /** The value of an option, or the typed text with `allowsCustom`; '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Accepts typed text that is no option, such as a rink missing in the registry. */
  readonly allowsCustom?: boolean;
  /** Called before `onChange` with whether the field's text is no option and so no value. */
  readonly onUnknown?: (isUnknown: boolean) => void;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A choice from a long list by typing; suggestions begin at the second character. On leaving the field, a
 * name typed with other accents or case becomes the option's own; other text stays as typed.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, hint, error, optional, options, value, onChange, onBlur, onUnknown } = props;
  const { allowsCustom, placeholder, ref } = props;
  const { t } = useTranslation('ui');
  const layer = useDialogLayer();
  const labelOf = (wanted: string) => options.find((option) => option.value === wanted)?.label;
  const [typed, setTyped] = useState({ text: labelOf(value) ?? value, of: value });
  // A value from outside (a form that is filled again) replaces the text.
  const text = typed.of === value ? typed.text : (labelOf(value) ?? value);
  const isChosen = labelOf(value) === text;
  const items = isChosen ? options.filter((option) => option.value === value) : suggestionsFor(options, text);
  // Opens before the suggestions exist: React Aria receives them one render after the typing.
  const isSearching = !isChosen && [...text.trim()].length >= LEAST_TYPED;

  const isUnknown = (of: string, shown: string) => of === '' && shown.trim() !== '';
  const last = useRef(typed);
  const choose = (next: string, shown: string) => {
    last.current = { text: shown, of: next };
    setTyped(last.current);
    onUnknown?.(isUnknown(next, shown));
    // The value stays empty when an unknown name is cleared, but the field's error changes.
    if (next !== value || isUnknown(next, shown) !== isUnknown(value, text)) onChange(next);
  };
  const type = (shown: string) => {
    // React Aria writes the name of the chosen option; if two share the name, the chosen one stays.
    if (last.current.of !== '' && last.current.text === shown) return;
    choose(optionByLabel(options, shown)?.value ?? (allowsCustom ? shown : ''), shown);
  };
  const leave = () => {
    setTyped({ text: labelOf(value) ?? text, of: value });
    onBlur?.();
  };

  return (
    <LocaleScope>
      <AriaComboBox
        className={joinClasses(field.field)}
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
        onBlur={leave}
      >
        <Label className={joinClasses(field.label)}>
          <LabelText label={label} optional={optional} />
        </Label>
        {hint && (
          <Text slot="description" className={joinClasses(field.hint)}>
            {hint}
          </Text>
        )}
        <Input
          className={joinClasses(field.control)}
          autoComplete="off"
          placeholder={placeholder ?? t('combo.placeholder')}
          {...(ref ? { ref } : {})}
        />
        <AriaFieldProblem error={error} />
        <Popover className={joinClasses(popover.popover)} offset={4} {...layer}>
          <ListBox<Option>
            className={joinClasses(popover.list)}
            renderEmptyState={() => (
              <div className={popover.nothing}>
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
