import type { ReactNode } from 'react';
import field from './Field.module.css';
import { Field } from './Field.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import styles from './PublicFilters.module.css';

/** A line of filters above a public list: on a phone the first fills it, the others stand in pairs. */
export function PublicFilters({ children }: { readonly children: ReactNode }) {
  return <search className={styles.filters}>{children}</search>;
}

/** An empty value would show as nothing chosen. */
const ALL = 'all';

interface ChoiceFilterProps {
  readonly label: string;
  /** The choice that filters nothing. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Empty for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's own select: a public page stays small for a phone in a cold hall. */
export function ChoiceFilter({ label, all, options, value, onChange }: ChoiceFilterProps) {
  return (
    <NativeSelect
      label={label}
      options={[{ value: ALL, label: all }, ...options]}
      value={value || ALL}
      onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
    />
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextFilter({ label, value, onChange }: TextFilterProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="search"
          className={field.control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
