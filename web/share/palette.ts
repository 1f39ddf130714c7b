import type { AccentColour } from '../../shared/domain/core/accent.ts';

/**
 * The pictures of the figures have one palette of this shape: for each strength of a line, from none
 * to full, every step of the ground from the deep tone to the bright one. So the accent of a picture
 * is its palette, and its pixels are the same for every accent.
 */
export const GROUND_STEPS = 40;
export const LINE_STEPS = 6;

/** How white the strongest line is. */
const STRONGEST = 0.88;

type Rgb = readonly number[];

const WHITE: Rgb = [255, 255, 255];

/** Three bytes for each colour of the palette, in the order of the pictures' pixels. */
export function paletteOf({ deep, bright }: AccentColour): Uint8Array {
  const [from, to] = [rgbOf(deep), rgbOf(bright)];
  const colours = Array.from({ length: LINE_STEPS * GROUND_STEPS }, (_, index) => {
    const ground = mixed(from, to, (index % GROUND_STEPS) / (GROUND_STEPS - 1));
    const line = Math.floor(index / GROUND_STEPS) / (LINE_STEPS - 1);
    return mixed(ground, WHITE, line * STRONGEST);
  });
  return Uint8Array.from(colours.flat().map(Math.round));
}

function rgbOf(colour: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function mixed(one: Rgb, other: Rgb, share: number): number[] {
  return one.map((value, index) => value + ((other[index] ?? value) - value) * share);
}
