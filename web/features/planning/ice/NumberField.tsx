import { TextField } from '../../../ui/TextField.tsx';

interface NumberFieldProps {
  /** The field of the request. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** NaN while nothing is typed. */
  readonly value: number;
  readonly isReadOnly: boolean;
  readonly messageOf: (field: string) => string | undefined;
  readonly onChange: (value: number) => void;
}

/** A whole number. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, error, value, isReadOnly, messageOf, onChange } = props;
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      readOnly={isReadOnly}
      value={Number.isNaN(value) ? '' : String(value)}
      error={messageOf(name) ?? error}
      onChange={(event) => {
        const typed = event.target.value.replaceAll(/\D/g, '');
        onChange(typed === '' ? Number.NaN : Number(typed));
      }}
    />
  );
}
