export type Point = readonly [x: number, y: number];

const round = (value: number) => String(Math.round(value * 10) / 10);

/** A smooth line: each point is the control point of a curve between the midpoints beside it. */
export function smoothLine(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const curves = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${curves.join('')}`;
}

interface Bundle {
  /** The blade's position at `along` (0 to 1) on a lane (0 to 1). */
  readonly at: (along: number, lane: number) => Point;
  readonly lanes: number;
  readonly samples: number;
  /** A colour, or a gradient's `url(#id)`. */
  readonly stroke: string;
  /** The opacity of the strongest lane; the others fade away from it. */
  readonly opacity: number;
  readonly width: number;
}

/** Parallel lines like the traces of one blade, pass after pass. */
export function traceBundle({ at, lanes, samples, stroke, opacity, width }: Bundle): string {
  const lines = Array.from({ length: lanes }, (_, index) => {
    const lane = lanes === 1 ? 0 : index / (lanes - 1);
    const points = Array.from({ length: samples + 1 }, (_, sample) => at(sample / samples, lane));
    const strength = (opacity * (1 - 0.85 * lane)).toFixed(2);
    return `<path d="${smoothLine(points)}" opacity="${strength}"/>`;
  });
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round">${lines.join('')}</g>`;
}

/** A linear gradient across the picture, from corner to corner by default. */
export function fade(id: string, colours: readonly string[], direction = 'x1="0" y1="0" x2="1" y2="1"') {
  const stops = colours.map(
    (colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
}

/** A radial light that fades out. */
export function glow(id: string, colour: string, opacity: number): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

export const TRACE_WIDTH = 1600;
export const HEIGHT = 900;

/** A picture of 16 to 9; cards crop it to 13 to 5, so the subject stays in the middle. */
export function picture(definitions: string, ground: string, drawing: string): string {
  const size = `width="${TRACE_WIDTH}" height="${HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TRACE_WIDTH} ${HEIGHT}" ${size}>` +
    `<defs>${definitions}</defs><rect ${size} fill="${ground}"/>${drawing}</svg>\n`
  );
}
