import styles from './EventsCard.module.css';

interface PlacesBarProps {
  readonly taken: number;
  readonly capacity: number | null;
  /** The value of a full bar. */
  readonly whole: number;
}

/** Taken places as a bar with a mark at the capacity; the number beside it says the same. */
export function PlacesBar({ taken, capacity, whole }: PlacesBarProps) {
  const at = (value: number) => `${Math.min(1, value / whole) * 100}%`;
  const within = capacity === null ? taken : Math.min(taken, capacity);
  const isMarked = capacity !== null && capacity <= whole;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {capacity === null ? null : <rect className={styles.track} width={at(capacity)} height="100%" rx="3" />}
      {taken > within ? <rect className={styles.beyond} width={at(taken)} height="100%" rx="3" /> : null}
      <rect className={styles.fill} width={at(within)} height="100%" rx="3" />
      {isMarked ? (
        <line className={styles.mark} x1={at(capacity)} x2={at(capacity)} y1="0" y2="100%" />
      ) : null}
    </svg>
  );
}
