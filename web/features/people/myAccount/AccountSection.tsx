import { useId } from 'react';
import type { ReactNode } from 'react';
import type { AccountPart } from './AccountIndex.tsx';
import styles from './MyAccount.module.css';
import { Stack } from '../../../ui/Stack.tsx';

interface AccountSectionProps {
  readonly part: AccountPart;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  readonly isDangerous?: boolean;
}

/** A section of the account that is saved separately: title and text on one side, the form on the other. */
export function AccountSection({ part, title, text, children, isDangerous }: AccountSectionProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      id={part}
      gap={4}
      columnGap={12}
      className={styles.section}
      aria-labelledby={id}
      data-danger={isDangerous || undefined}
    >
      <Stack gap={2} minContent top soft size="sm" className={styles.about}>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </Stack>
      <Stack gap={4} top className={styles.content}>
        {children}
      </Stack>
    </Stack>
  );
}
