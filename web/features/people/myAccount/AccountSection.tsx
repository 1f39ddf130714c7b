import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './MyAccount.module.css';

interface AccountSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  readonly isDangerous?: boolean;
}

/** A section of the account that is saved separately: title and text on one side, the form on the other. */
export function AccountSection({ title, text, children, isDangerous }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-danger={isDangerous || undefined}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
