import { useState } from 'react';
import { Figure } from '../../../../ui/Figure.tsx';
import { FIGURES } from '../../../../ui/figurePaths.ts';
import { PosterImage } from '../../../../ui/PosterImage.tsx';
import styles from './HeroPicture.module.css';

interface HeroPictureProps {
  /** The path of a picture, or `figure:loop`, `figure:three`, `figure:serpentine`. */
  readonly image: string;
  readonly alt: string | null;
}

/** The poster; an upright one is shown whole, since its edges carry text. */
export function HeroPicture({ image, alt }: HeroPictureProps) {
  const [isUpright, setIsUpright] = useState(false);
  if (image.startsWith('figure:')) {
    return (
      <div className={styles.drawing}>
        <Figure name={FIGURES.find((name) => image === `figure:${name}`) ?? 'loop'} turn={-8} />
      </div>
    );
  }
  return (
    <div className={styles.picture} data-upright={isUpright || undefined}>
      <PosterImage
        image={image}
        alt={alt ?? ''}
        sizes="(max-width: 960px) 100vw, 50vw"
        onLoad={({ naturalHeight, naturalWidth }) => setIsUpright(naturalHeight > naturalWidth)}
      />
    </div>
  );
}
