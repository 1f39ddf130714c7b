import type { ReactNode } from 'react';
import { BladeTraces } from './BladeTraces.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Immediate actions: a search, a button. */
  readonly children?: ReactNode;
}

/** The top of a public page: deep blue ice, text on the left, traces where there is no text. */
export function Hero({ title, text, children }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
      <BladeTraces />
    </section>
  );
}
