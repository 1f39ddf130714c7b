import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Documents.module.css';

interface DocumentStatusProps {
  /** Whether the newest document is up to date. */
  readonly isCurrent: boolean;
  readonly title: string;
  readonly text: string;
  /** The button that issues a current document. */
  readonly action: ReactNode;
}

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
