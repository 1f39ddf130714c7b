import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Stack } from '../ui/Stack.tsx';

interface FieldRowsProps {
  readonly label: string;
  /** A key for each row, in their order. */
  readonly keys: readonly string[];
  /** The layout of a row's fields and its remove button. */
  readonly rowClass: string | undefined;
  /** Rows are numbered from 1. */
  readonly removeLabel: (number: number) => string;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
}

/** Rows of fields with remove buttons; renders nothing without rows. */
export function FieldRows({ label, keys, rowClass, removeLabel, onRemove, children }: FieldRowsProps) {
  if (keys.length === 0) return null;
  return (
    <Stack role="list" as="ol" gap={4} minContent aria-label={label}>
      {keys.map((key, index) => (
        <li key={key} className={rowClass}>
          {children(index)}
          <Button
            tone="plain"
            aria-label={removeLabel(index + 1)}
            icon={<Icon name="close" small />}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </Stack>
  );
}

interface AddRowProps {
  readonly label: string;
  /** Why no row can be added; undefined if one can. */
  readonly fullReason: string | undefined;
  readonly onAdd: () => void;
}

/** Adds a row at the end. */
export function AddRow({ label, fullReason, onAdd }: AddRowProps) {
  return (
    <span>
      <Button dense icon={<Icon name="plus" small />} disabledReason={fullReason} onClick={onAdd}>
        {label}
      </Button>
    </span>
  );
}
