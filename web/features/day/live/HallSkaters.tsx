import type { CSSProperties } from 'react';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import styles from './Hall.module.css';

/** Words up to here have room at every size. */
const USUAL_WORD = 10;

const longestWord = (name: string) =>
  Math.max(USUAL_WORD, ...name.split(/[\s-]+/u).map((word) => [...word].length));

/** Who of a flight skates, in the start order. */
export function HallSkaters({ block: { flight } }: { readonly block: LiveBlock }) {
  if (!flight) return null;
  const skaters = flight.skaters.filter(({ missed }) => missed === undefined);
  return (
    <ol className={styles.skaters} data-many={skaters.length > 6 || undefined}>
      {skaters.map(({ name, rink }, index) => (
        // Two children of one flight may have the same published name.
        <li key={`${String(index)} ${name}`}>
          <span className={styles.who}>
            <span className={styles.name} style={{ '--longest': longestWord(name) } as CSSProperties}>
              {name}
            </span>
            {rink === null ? null : <span className={styles.rink}>{rink}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
