import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { joinClasses } from './joinClasses.ts';
import { stackClasses, type Gap } from './look.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly as?: 'article' | 'section' | 'div' | 'li';
  /** Stretches a poster to the card's edges. */
  readonly flush?: boolean;
  /** Its parts stand below each other, so far apart. */
  readonly gap?: Gap;
  /** Lifts on hover, for a card whose heading is a link. */
  readonly lively?: boolean;
  readonly className?: string | undefined;
  readonly accent?: string | undefined;
}

export function Card({ children, as: Tag = 'div', flush, gap, lively, className, accent }: CardProps) {
  return (
    <Tag
      className={joinClasses(styles.card, gap && stackClasses(gap), className)}
      data-flush={flush || undefined}
      data-lively={lively || undefined}
      data-accent={accent}
    >
      {children}
    </Tag>
  );
}
