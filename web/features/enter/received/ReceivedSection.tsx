import { useId, type ReactNode } from 'react';
import { Fact, type FactProps } from '../../entries/index.ts';
import { Card } from '../../../ui/Card.tsx';
import styles from './ReceivedSection.module.css';

/** A part of an entry's page with its heading. */
export function ReceivedSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Card className={styles.part}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

export function ReceivedLine(props: Omit<FactProps, 'stacks'>) {
  return <Fact {...props} stacks />;
}
