import styles from './ProgressTrack.module.css';

interface ProgressTrackProps {
  /** The name of the task. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Indeterminate, for preparation and checks of unknown length. */
  readonly isMeasured?: boolean;
  /** Animates between values, for work in small steps. */
  readonly glides?: boolean;
}

/** Progress as a bar across its grid. */
export function ProgressTrack({ label, percent, isMeasured = true, glides = false }: ProgressTrackProps) {
  return (
    <span
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={isMeasured ? percent : undefined}
      data-glides={glides || undefined}
    >
      <span className={styles.bar} style={{ inlineSize: `${String(percent)}%` }} />
    </span>
  );
}
