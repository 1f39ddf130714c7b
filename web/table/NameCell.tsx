import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './NameCell.module.css';
import { Text } from '../ui/Text.tsx';

interface NameCellProps {
  readonly text: string;
  readonly to: string | undefined;
  readonly detail: ReactNode;
}

/** A row's name, linked to its page. */
export function NameCell({ text, to, detail }: NameCellProps) {
  return (
    <>
      {to ? (
        <Link to={to} className={styles.name} preventScrollReset={to.startsWith('?')}>
          {text}
        </Link>
      ) : (
        <span className={styles.name}>{text}</span>
      )}
      {detail ? (
        <Text
          as="span"
          size="xs"
          breaks
          className={styles.detail}
          title={typeof detail === 'string' ? detail : undefined}
        >
          {detail}
        </Text>
      ) : null}
    </>
  );
}
