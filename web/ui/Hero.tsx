import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';
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

/** Long edges across the picture, with a three turn and a loop between them. */
export function BladeTraces() {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg className={styles.edges} viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
        <path d="M-20 420C70 300 110 80 250 96S360 330 470 300 590 90 640 60" />
        <path d="M-34 408C58 284 104 62 248 78S352 318 462 286 584 74 636 42" />
        <path d="M120-20c10 90 120 110 230 132s210 110 270 250" />
      </svg>
      <span className={styles.three}>
        <Figure name="three" turn={-24} />
      </span>
      <span className={styles.loop}>
        <Figure name="loop" turn={32} />
      </span>
    </div>
  );
}
