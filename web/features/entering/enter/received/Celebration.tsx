import { Figure } from '../../../../ui/Figure.tsx';
import styles from './Celebration.module.css';

interface CelebrationProps {
  readonly title: string;
  readonly text: string;
}

/** The good news, short enough to leave the first screen to what comes next. */
export function Celebration({ title, text }: CelebrationProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.figure}>
        <Figure name="loop" turn={-10} />
      </div>
    </div>
  );
}
