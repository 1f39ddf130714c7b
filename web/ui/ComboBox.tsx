import { useTranslation } from '../i18n/useTranslation.ts';
import './controlMessages.ts';
import { type RefCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fieldOfWidth } from './fieldOfWidth.tsx';
import { type FieldProps, Field } from './Field.tsx';
import type { Option } from './Select.tsx';
import styles from './ComboBox.module.css';
import field from './Field.module.css';
import { joinClasses } from './joinClasses.ts';
import popover from './popover.module.css';
import { useTypedOption } from './useTypedOption.ts';

export interface ComboBoxProps extends FieldProps {
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
  readonly disabled?: boolean;
  readonly ref?: RefCallback<HTMLElement>;
}

/**
 * A choice from a long list by typing; suggestions begin at the second character. On leaving the field, a
 * name typed with other accents or case becomes the option's own; other text stays as typed.
 */
export const ComboBox = fieldOfWidth<ComboBoxProps>(
  PhoneComboBox,
  async () => (await import('./ListComboBox.tsx')).ListComboBox,
);

/**
 * A ComboBox for a phone: an input whose suggestions stand right below it, after the pattern "editable combobox
 * with list autocomplete" of the ARIA Authoring Practices.
 */
function PhoneComboBox(props: ComboBoxProps) {
  const { label, hint, error, optional = false, allowsCustom, placeholder, disabled, ref } = props;
  const { t } = useTranslation('controls');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { text, items, isSearching, type, choose, leave } = useTypedOption(props);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && isSearching;
  const current = isShown ? items[active] : undefined;

  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  const take = (value: string) => {
    choose(value);
    setIsOpen(false);
  };
  const move = (by: number) => {
    const next = isShown ? active + by : by > 0 ? 0 : items.length - 1;
    setIsOpen(true);
    setActive((next + items.length) % Math.max(items.length, 1));
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && current) take(current.value);
    else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.anchor}>
          <input
            {...control}
            className={field.control}
            ref={ref}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? `${id}-list` : undefined}
            aria-activedescendant={current ? `${id}-${active}` : undefined}
            aria-required={optional ? undefined : true}
            autoComplete="off"
            disabled={disabled}
            placeholder={placeholder ?? t('combo.placeholder')}
            value={text}
            onChange={(event) => {
              type(event.target.value);
              setIsOpen(true);
              setActive(-1);
            }}
            onKeyDown={press}
            onBlur={() => {
              setIsOpen(false);
              leave();
            }}
          />
          {isShown ? (
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
              className={joinClasses(popover.popover, styles.suggestions)}
              // The input keeps the focus, and with it the phone's keyboard.
              onMouseDown={(event) => event.preventDefault()}
            >
              {items.map((option, index) => (
                <div
                  key={option.value}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={popover.option}
                  {...(index === active ? { 'data-focused': true } : {})}
                  onClick={() => {
                    take(option.value);
                    placeNextCaret();
                  }}
                >
                  <span className={popover.words}>
                    <span>{option.label}</span>
                    {option.detail ? <span className={popover.detail}>{option.detail}</span> : null}
                  </span>
                </div>
              ))}
              {items.length === 0 ? (
                <div role="option" aria-selected="false" aria-disabled="true" className={popover.nothing}>
                  {t(allowsCustom ? 'combo.kept' : 'combo.nothing', { typed: text.trim() })}
                </div>
              ) : null}
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}

/**
 * Chromium takes a quick tap on what stood beneath the closed list for the second of a double tap. In an empty field
 * that moves the focus without the caret, and typing is lost.
 */
function placeNextCaret(): void {
  const place = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target === document.activeElement && target.value === '') target.select();
  };
  document.addEventListener('click', place, { capture: true, once: true });
}
