import field from '../../../../ui/Field.module.css';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { useDelayedText } from '../../../../ui/useDelayedText.ts';
import type { EventField } from './draftProblems.ts';
import styles from './EventList.module.css';
import { tidyTime } from './programmeTime.ts';

interface EventInputProps {
  readonly part: EventField;
  readonly label: string;
  readonly value: string;
  /** The id of the error text; undefined if there is none. */
  readonly problemId: string | undefined;
  readonly placeholder: string | undefined;
  readonly onTyped: (text: string) => void;
  readonly onLeave: () => void;
}

/** A number or name of an event; a duration is formatted when the field is left. */
export function EventInput(props: EventInputProps) {
  const { part, label, value, problemId, placeholder, onTyped, onLeave } = props;
  const { text, onChange, flush } = useDelayedText(value, onTyped);
  return (
    <input
      className={joinClasses(field.control, styles.control)}
      data-part={part}
      aria-label={label}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      inputMode={part === 'capacity' ? 'numeric' : 'text'}
      maxLength={part === 'level' ? 80 : 12}
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        focusBelow(event.currentTarget);
      }}
      onBlur={() => {
        flush();
        if (part === 'time' && tidyTime(text) !== text) onTyped(tidyTime(text));
        onLeave();
      }}
    />
  );
}

/** As in a spreadsheet, Enter moves to the same column of the next row. */
function focusBelow(input: HTMLInputElement): void {
  const column = input
    .closest('[role="grid"]')
    ?.querySelectorAll<HTMLInputElement>(`[data-part="${input.dataset['part']}"]`);
  const inputs = [...(column ?? [])];
  inputs[inputs.indexOf(input) + 1]?.focus();
}
