import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Documents.module.css';

interface DocumentStatusProps {
  /** Whether there is a document, and whether the newest is up to date. */
  readonly status: 'none' | 'outdated' | 'current';
  readonly title: string;
  readonly text?: string;
  /** The button that issues a current document. */
  readonly action: ReactNode;
}

export function DocumentStatus({ status, title, text, action }: DocumentStatusProps) {
  return (
    <Stack
      as="section"
      gap={2}
      align="start"
      minContent
      size="sm"
      round="panel"
      background="warn"
      pad={4}
      className={styles.standing}
      data-standing={status}
    >
      <h2>
        {status === 'none' ? null : <Icon name={status === 'current' ? 'check' : 'alert'} small />}
        {title}
      </h2>
      {text ? <p>{text}</p> : null}
      {action}
    </Stack>
  );
}
