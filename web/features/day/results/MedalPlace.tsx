import styles from './MedalPlace.module.css';

/** A place as a number; the first three on the colour of their medal. */
export function MedalPlace({ place }: { readonly place: number }) {
  return (
    <strong className={styles.place} data-place={place <= 3 ? place : undefined}>
      {place}
    </strong>
  );
}
