import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../ui/TextField.tsx';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

/** A whole number; its value is null if empty, NaN if invalid. */
export function FormNumber<Values extends FieldValues>({ name, ...rest }: BoundFieldProps<Values>) {
  const { value, onChange, ...bound } = useBoundField<Values, number | null>(name);
  const [typed, setTyped] = useState({ text: written(value), of: value });
  // A value set from outside replaces the typed text.
  const text = Object.is(typed.of, value) ? typed.text : written(value);
  return (
    <TextField
      {...rest}
      {...bound}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        const next = numberOf(target.value);
        setTyped({ text: target.value, of: next });
        onChange(next);
      }}
    />
  );
}

function numberOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
}

function written(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}
