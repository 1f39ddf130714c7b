import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/TextField.tsx';

interface OnIceInputProps<Value> {
  readonly label: string;
  /** What applies while the field is empty. */
  readonly placeholder: string;
  readonly value: string;
  /** Undefined for text that is no such value. */
  readonly read: (text: string) => Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A value as typed: while it cannot be read, the usual one applies and the field says so. */
export function OnIceInput<Value>({ label, placeholder, value, read, onChange }: OnIceInputProps<Value>) {
  const { t } = useTranslation('formBuilder');
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  const isWrong = text.trim() !== '' && read(text) === undefined;
  return (
    <TextField
      label={label}
      optional
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      error={isWrong ? t('onIce.wrong', { value: placeholder }) : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value.trim() === '' ? undefined : read(event.target.value));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
