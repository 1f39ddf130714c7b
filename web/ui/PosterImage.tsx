import { widthsOf } from '../../shared/domain/core/files/pictureWidths.ts';

interface PosterImageProps {
  readonly image: string;
  readonly alt: string;
  /** How wide the picture is shown in a window wider than a phone's. */
  readonly sizes: string;
  readonly className?: string;
  readonly isLazy?: boolean;
  readonly onLoad?: (image: HTMLImageElement) => void;
}

/** An uploaded poster in the width that its place needs; a phone never loads the whole. Some have one width only. */
export function PosterImage({ image, alt, sizes, className, isLazy = false, onLoad }: PosterImageProps) {
  const widths = widthsOf(image);
  const small = widths?.smaller.map(({ path, width }) => `${path} ${String(width)}w`).join();
  return (
    <picture>
      {small ? <source media="(max-width: 600px)" srcSet={small} sizes="100vw" /> : null}
      <img
        className={className}
        src={image}
        srcSet={small && `${small},${image} ${String(widths?.width)}w`}
        sizes={small && sizes}
        alt={alt}
        loading={isLazy ? 'lazy' : undefined}
        decoding="async"
        onLoad={onLoad && (({ currentTarget }) => onLoad(currentTarget))}
      />
    </picture>
  );
}
