import styles from '../Figure.module.css';
import { EMPTY_PAGE_DRAWINGS } from './emptyPages.ts';
import { FORMAT_DRAWINGS } from './formats.ts';

const DRAWINGS = { ...FORMAT_DRAWINGS, ...EMPTY_PAGE_DRAWINGS };

export type LineArtName = keyof typeof DRAWINGS;

/** All drawings of the house. */
export const LINE_ART = Object.keys(DRAWINGS) as LineArtName[];

/** Decoration beside words that say the same; it takes the accent, and the size, of what it stands in. */
export function LineArt({ name }: { readonly name: LineArtName }) {
  const [tracing, faint] = DRAWINGS[name];
  return (
    <svg className={styles.figure} viewBox="0 0 120 80" aria-hidden="true">
      <path d={tracing} vectorEffect="non-scaling-stroke" />
      <path d={faint} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
