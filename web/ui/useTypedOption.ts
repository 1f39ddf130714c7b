import { useRef, useState } from 'react';
import { nameOrder } from '../../shared/domain/core/nameOrder.ts';
import type { ComboBoxProps } from './ComboBox.tsx';
import type { Option } from './Select.tsx';

/** The specification's minimum of characters before a typeahead suggests options. */
const LEAST_TYPED = 2;
const MAX_SHOWN = 50;

interface TypedOption {
  readonly text: string;
  /** The chosen option; null for none or for text of one's own. */
  readonly value: string | null;
  /** The options to suggest. */
  readonly items: readonly Option[];
  /** Enough is typed for suggestions, and none is chosen. */
  readonly isSearching: boolean;
  readonly type: (text: string) => void;
  readonly choose: (value: string) => void;
  /** For the moment in which the field is left. */
  readonly leave: () => void;
}

/** The text of a typeahead and what it stands for; how it looks is for each kind of window. */
export function useTypedOption(props: ComboBoxProps): TypedOption {
  const { options, value, onChange, onBlur, onUnknown, allowsCustom } = props;
  const labelOf = (wanted: string) => options.find((option) => option.value === wanted)?.label;
  const [typed, setTyped] = useState({ text: labelOf(value) ?? value, of: value });
  // A value from outside (a form that is filled again) replaces the text.
  const text = typed.of === value ? typed.text : (labelOf(value) ?? value);
  const isChosen = labelOf(value) === text;
  const items = isChosen ? options.filter((option) => option.value === value) : suggestionsFor(options, text);
  // True before the suggestions exist: React Aria receives them one render after the typing.
  const isSearching = !isChosen && [...text.trim()].length >= LEAST_TYPED;

  const isUnknown = (of: string, shown: string) => of === '' && shown.trim() !== '';
  const last = useRef(typed);
  const set = (next: string, shown: string) => {
    last.current = { text: shown, of: next };
    setTyped(last.current);
    onUnknown?.(isUnknown(next, shown));
    // The value stays empty when an unknown name is cleared, but the field's error changes.
    if (next !== value || isUnknown(next, shown) !== isUnknown(value, text)) onChange(next);
  };
  const type = (shown: string) => {
    // A list writes the name of the chosen option; if two share the name, the chosen one stays.
    if (last.current.of !== '' && last.current.text === shown) return;
    set(optionByLabel(options, shown)?.value ?? (allowsCustom ? shown : ''), shown);
  };
  const leave = () => {
    setTyped({ text: labelOf(value) ?? text, of: value });
    onBlur?.();
  };

  return {
    text,
    value: labelOf(value) ? value : null,
    items,
    isSearching,
    type,
    choose: (next) => set(next, labelOf(next) ?? text),
    leave,
  };
}

/**
 * The option with the typed name, ignoring case and accents: "aland islands" is "Åland Islands". Undefined if
 * two options share the name, because the text does not tell which is meant.
 */
export function optionByLabel(options: readonly Option[], typed: string): Option | undefined {
  const wanted = nameOrder(typed);
  if (wanted === '') return undefined;
  const [found, another] = options.filter(({ label }) => nameOrder(label) === wanted);
  return another ? undefined : found;
}

/**
 * The options that contain the typed text, ignoring case and accents; those that begin with it come first.
 * None below two characters.
 */
export function suggestionsFor(options: readonly Option[], typed: string): Option[] {
  const wanted = nameOrder(typed);
  if ([...wanted].length < LEAST_TYPED) return [];
  const found = options
    .map((option) => ({ option, at: nameOrder(`${option.label} ${option.detail ?? ''}`).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return found
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0))
    .slice(0, MAX_SHOWN)
    .map(({ option }) => option);
}
