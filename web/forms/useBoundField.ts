import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldValues, Path, RefCallBack } from 'react-hook-form';
import type { FieldProps } from '../ui/Field.tsx';
import { unknownFieldsOf } from './unknownFields.ts';

/** What every field of a form takes; its error comes from the form. */
export interface BoundFieldProps<Values extends FieldValues> extends Omit<FieldProps, 'error'> {
  readonly name: Path<Values>;
}

interface BoundField<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
  readonly error: string | undefined;
}

/**
 * Ties a field to the form around it by name. `Value` is what the control of that field works with. Who
 * leaves a field in which nothing was typed is told nothing yet: only a submit asks for what is missing.
 */
export function useBoundField<Values extends FieldValues, Value>(name: Path<Values>): BoundField<Value> {
  const { field, fieldState } = useController<Values>({ name });
  const { control } = useFormContext<Values>();
  const isTyped = useRef(false);
  return {
    value: field.value as Value,
    onChange: (value) => {
      isTyped.current = true;
      field.onChange(value);
    },
    onBlur: () => {
      if (isTyped.current || unknownFieldsOf(control).has(name)) field.onBlur();
    },
    ref: field.ref,
    error: fieldState.error?.message,
  };
}

/**
 * The ref of a control whose focus lies inside it, so that a form can lead to it: the first element
 * within that matches the selector gets the focus.
 */
export function focusWithin(ref: RefCallBack, selector: string) {
  return (element: HTMLElement | null) => {
    ref(element && { focus: () => element.querySelector<HTMLElement>(selector)?.focus() });
  };
}
