import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { joinClasses } from './joinClasses.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'article' | 'section' | 'div' | 'li';
  /** Stretches a poster to the card's edges. */
  readonly flush?: boolean;
  /** Lifts on hover, for a card whose heading is a link. */
  readonly lively?: boolean;
  readonly className?: string | undefined;
  readonly accent?: string | undefined;
}

export function Card({ children, as: Tag = 'div', flush, lively, className, accent }: CardProps) {
  return (
    <Tag
      className={joinClasses(styles.card, className)}
      data-flush={flush || undefined}
      data-lively={lively || undefined}
      data-accent={accent}
    >
      {children}
    </Tag>
  );
}
