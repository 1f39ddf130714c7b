/** A minute of ice on the board. */
const PIXELS = 4;

export const pixelsOf = (seconds: number): number => (seconds / 60) * PIXELS;

export const secondsOfPixels = (pixels: number): number => (pixels / PIXELS) * 60;
