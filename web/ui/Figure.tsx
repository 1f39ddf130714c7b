import styles from './Figure.module.css';
import { figurePath } from './figurePaths.ts';
import type { FigureName } from './figurePaths.ts';

/** Skaters trace a figure three times, slightly off the same line. */
const TRACINGS = [
  { scale: 1, turn: 0 },
  { scale: 0.965, turn: 1.6 },
  { scale: 1.03, turn: -1.2 },
] as const;

interface FigureProps {
  readonly name: FigureName;
  /** The figure's rotation in degrees. */
  readonly turn?: number;
}

/** A school figure as a blade leaves it on the ice. It is decoration, without a name or motion. */
export function Figure({ name, turn = 0 }: FigureProps) {
  return (
    <svg
      className={styles.figure}
      viewBox={name === 'serpentine' ? '-215 -85 430 170' : '-215 -150 430 300'}
      aria-hidden="true"
    >
      <g transform={`rotate(${turn})`}>
        {TRACINGS.map((tracing) => (
          <path
            key={tracing.scale}
            d={figurePath(name, tracing.scale)}
            transform={`rotate(${tracing.turn})`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  );
}
