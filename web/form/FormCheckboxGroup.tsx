import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckboxCard } from '../ui/CheckboxCard.tsx';
import field from '../ui/Field.module.css';
import { FieldProblem, LabelText } from '../ui/Field.tsx';
import styles from './FormCheckboxGroup.module.css';
import { focusWithin, useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

/** One thing that can be ticked. */
export interface CheckboxChoice {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
  readonly disabledReason?: string | undefined;
}

interface FormCheckboxGroupProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly choices: readonly CheckboxChoice[];
}

/** Any number of choices in a form; its value is the list of theirs. Several groups may share a name. */
export function FormCheckboxGroup<Values extends FieldValues>(props: FormCheckboxGroupProps<Values>) {
  const { name, label, hint, optional, choices } = props;
  const { value, onChange, onBlur, ref, error } = useBoundField<Values, readonly string[] | undefined>(name);
  const id = useId();
  const chosen = value ?? [];
  const toggle = (one: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, one] : chosen.filter((other) => other !== one));
  return (
    <fieldset
      className={field['field']}
      ref={focusWithin(ref, 'input')}
      aria-describedby={error ? `${id}-error` : undefined}
      onBlur={onBlur}
    >
      <legend className={field['label']}>
        <LabelText label={label} optional={optional} />
      </legend>
      {hint ? <span className={field['hint']}>{hint}</span> : null}
      <div className={styles['choices']}>
        {choices.map(({ value: one, ...choice }) => (
          <CheckboxCard
            key={one}
            {...choice}
            name={name}
            value={one}
            checked={chosen.includes(one)}
            onChange={(event) => toggle(one, event.target.checked)}
          />
        ))}
      </div>
      <FieldProblem id={`${id}-error`} error={error} />
    </fieldset>
  );
}
