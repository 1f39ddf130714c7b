import { useState } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import { readTenths, tenthsInput } from './tenths.ts';

interface TenthsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** NaN while nothing valid is typed. */
  readonly value: number;
  readonly isReadOnly: boolean;
  readonly onChange: (tenths: number) => void;
}

/** A mark as people write it, "7.0", kept in tenths. */
export function TenthsField({ label, hint, error, value, isReadOnly, onChange }: TenthsFieldProps) {
  const [typed, setTyped] = useState(() => tenthsInput(value));
  const shown = Object.is(readTenths(typed), value) ? typed : tenthsInput(value);
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      readOnly={isReadOnly}
      value={shown}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readTenths(target.value));
      }}
    />
  );
}
