import type { KeyboardEvent, MouseEvent } from 'react';
import { CheckMark } from './CheckMark.tsx';
import type { SelectionExtent } from './selection.ts';
import styles from './Selection.module.css';
import choice from '../ui/choice.module.css';
import { joinClasses } from '../ui/joinClasses.ts';

interface SelectBoxProps {
  /** "Choose Aoi Tanaka" */
  readonly label: string;
  readonly checked: SelectionExtent;
  readonly onToggle: (range: boolean, box: HTMLInputElement) => void;
  /** Enter has no other meaning in a checkbox. */
  readonly onEnter?: () => void;
}

/** Selects a row, or all; Shift selects the range. */
export function SelectBox({ label, checked, onToggle, onEnter }: SelectBoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    // Otherwise the key would press the button that gets the focus.
    event.preventDefault();
    onEnter();
  };
  // Shift would select the text between the rows; without it the box takes the focus by itself.
  const onMouseDown = (event: MouseEvent<HTMLInputElement>) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.focus();
  };
  return (
    <span className={styles.select}>
      <input
        type="checkbox"
        className={joinClasses(choice.input, styles.input)}
        aria-label={label}
        checked={checked === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = checked === 'some';
        }}
        onMouseDown={onMouseDown}
        onKeyDown={onKeyDown}
        onChange={({ nativeEvent, currentTarget }) =>
          onToggle(nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey, currentTarget)
        }
      />
      <CheckMark checked={checked} />
    </span>
  );
}
