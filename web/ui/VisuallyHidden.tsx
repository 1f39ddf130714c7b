import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
}

/** Text for those who listen to the page; it takes no place on it. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}
