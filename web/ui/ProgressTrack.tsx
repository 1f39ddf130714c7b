import styles from './ProgressTrack.module.css';

interface ProgressTrackProps {
  /** What is being done. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** What is prepared or looked at afterwards goes on as long as it likes. */
  readonly isMeasured?: boolean;
  /** Moves on evenly, where the work goes on in small steps. */
  readonly glides?: boolean;
}

/** How far something is, as a bar across the grid it stands in. */
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
