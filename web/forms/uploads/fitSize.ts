interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down to at most `longest` pixels per side; never up. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
