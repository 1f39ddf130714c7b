import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import styles from './ReceivedPart.module.css';

/** One part of an entry's page, under its own heading. */
export function ReceivedPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card className={styles['part']}>
        <h2 id={heading} className={styles['title']}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

interface LineProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
  /** Amounts stand at the line's end, their figures below each other. */
  readonly isAmount?: boolean;
  readonly isStrong?: boolean;
}

/** What, and which. */
export function ReceivedLine({ term, children, isAmount = false, isStrong = false }: LineProps) {
  return (
    <div className={styles['line']} data-amount={isAmount || undefined} data-strong={isStrong || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
