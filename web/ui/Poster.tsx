import type { ReactNode } from 'react';
import { Figure } from './Figure.tsx';
import { FIGURES } from './figurePaths.ts';
import type { FigureName } from './figurePaths.ts';
import styles from './Poster.module.css';
import { PosterImage } from './PosterImage.tsx';

interface PosterProps {
  /** The address of an image, or `figure:loop`, `figure:three`, `figure:serpentine`. */
  readonly image: string;
  /** One of the eight accents; by default that of the nearest `data-accent` above. */
  readonly accent?: string;
  /** The competition's motto, in the corner below the figure. */
  readonly motto?: ReactNode;
  /** The text alternative, if the picture shows more than the text beside it. */
  readonly alt?: string;
  /** As high as its neighbour; on a phone, without a neighbour, it keeps its proportions. */
  readonly fills?: boolean;
}

/** A competition's poster: its own image, or a school figure on its accent. */
export function Poster({ image, accent, motto, alt = '', fills = false }: PosterProps) {
  const figure = figureOf(image);
  return (
    <div className={styles.poster} data-accent={accent} data-fills={fills || undefined}>
      {figure ? (
        <span className={styles.drawing}>
          <Figure name={figure} turn={-8} />
        </span>
      ) : (
        <PosterImage className={styles.image} image={image} alt={alt} sizes="min(100vw, 480px)" isLazy />
      )}
      {motto ? (
        <span className={styles.motto} data-on-image={figure ? undefined : true}>
          {motto}
        </span>
      ) : null}
    </div>
  );
}

function figureOf(image: string): FigureName | undefined {
  if (!image.startsWith('figure:')) return undefined;
  return FIGURES.find((name) => image === `figure:${name}`) ?? 'loop';
}
