import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface FoldProps {
  readonly title: string;
  /** A summary at the end of the line, readable without opening it. */
  readonly aside?: ReactNode;
  /** Whether it begins open. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part that is read now and then: closed to one line, with what counts beside its title. */
export function Fold({ title, aside, isOpen = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        <Icon name="down" small />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Several folds as one card. */
export function Folds({ children }: { readonly children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}
