import type { KeyboardEvent, MouseEvent } from 'react';
import { CheckMark } from './CheckMark.tsx';
import type { SelectionExtent } from './selection.ts';
import styles from './Selection.module.css';

interface SelectBoxProps {
  /** "Choose Aoi Tanaka". */
  readonly label: string;
  readonly checked: SelectionExtent;
  readonly onToggle: (range: boolean, box: HTMLInputElement) => void;
  /** Enter, which does nothing else in a checkbox. */
  readonly onEnter?: () => void;
}

/** The box that chooses a row, or all of them. Shift chooses the rows between as well. */
export function SelectBox({ label, checked, onToggle, onEnter }: SelectBoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    // Or the key would press the button that it leads to.
    event.preventDefault();
    onEnter();
  };
  // Shift would mark the text between the two rows.
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey) event.preventDefault();
  };
  return (
    <span className={styles.select}>
      <input
        type="checkbox"
        className={styles.input}
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
