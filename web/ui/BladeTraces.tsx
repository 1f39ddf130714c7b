import { Figure } from './Figure.tsx';
import styles from './BladeTraces.module.css';

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
