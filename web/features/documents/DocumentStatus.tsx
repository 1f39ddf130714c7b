import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Documents.module.css';

interface DocumentStatusProps {
  /** Whether the newest document says what is so. */
  readonly isCurrent: boolean;
  readonly title: string;
  readonly text: string;
  /** The step that leads to one that does. */
  readonly action: ReactNode;
}

/** Whether there is a document, and whether it still says what is so. */
export function DocumentStatus({ isCurrent, title, text, action }: DocumentStatusProps) {
  return (
    <section className={styles.standing} data-standing={isCurrent ? 'current' : undefined}>
      <h2>
        <Icon name={isCurrent ? 'check' : 'alert'} small />
        {title}
      </h2>
      <p>{text}</p>
      {action}
    </section>
  );
}
