import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldValues, Path, RefCallBack } from 'react-hook-form';
import type { FieldProps } from '../ui/Field.tsx';
import { unknownFieldsOf } from './unknownFields.ts';

/** Props of every form field; the error comes from the form. */
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
 * Binds a field to the surrounding form by name; `Value` is the type of its control. Leaving an empty field
 * reports nothing: only a submit asks for missing values.
 */
export function useBoundField<Values extends FieldValues, Value>(name: Path<Values>): BoundField<Value> {
  const { field, fieldState } = useController<Values>({ name });
  const { control } = useFormContext<Values>();
  const isTyped = useRef(false);
  return {
    value: field.value,
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

/** The ref of a control with an inner focus target: the first element that matches the selector. */
export function focusWithin(ref: RefCallBack, selector: string) {
  return (element: HTMLElement | null) => {
    ref(element && { focus: () => element.querySelector<HTMLElement>(selector)?.focus() });
  };
}
