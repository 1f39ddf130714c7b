/** The school figures with a drawing; a competition's `image` names one as `figure:loop`. */
export const FIGURES = ['loop', 'three', 'serpentine'] as const;

export type FigureName = (typeof FIGURES)[number];

type Point = readonly [number, number];

const SAMPLES = 96;

/**
 * One lobe of a figure that starts and ends at the centre, as a limaçon r = dent + cos θ: a dent of 1 gives a
 * cusp at the far end, like a three turn; below 1 the lobe crosses itself in the small inner loop of a loop
 * figure.
 */
function lobe(dent: number, size: number, side: 1 | -1): Point[] {
  const reach = 1 + dent;
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const angle = (index / SAMPLES) * 2 * Math.PI;
    const radius = dent + Math.cos(angle);
    const along = (reach - radius * Math.cos(angle)) / reach;
    const across = (radius * Math.sin(angle)) / reach;
    return [side * along * size, across * size] as const;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth line: each point is the control point of a curve between the midpoints beside it. */
export function smooth(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const curves = rest.map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${curves.join('')}`;
}

/** Three circles in a row, skated as one line that changes its edge where they touch. */
function serpentine(radius: number): string {
  const arc = (x: number, sweep: 0 | 1) => `A${radius} ${radius} 0 0 ${sweep} ${round(x)} 0`;
  return [
    `M${-radius} 0`,
    arc(radius, 1),
    arc(3 * radius, 0),
    arc(radius, 0),
    arc(-radius, 1),
    arc(-3 * radius, 0),
    arc(-radius, 0),
  ].join('');
}

/** The path of a figure around 0,0, about 400 wide; a lighter tracing has its own scale. */
export function figurePath(name: FigureName, scale = 1): string {
  if (name === 'serpentine') return serpentine(round(67 * scale));
  const dent = name === 'three' ? 1 : 0.5;
  return smooth(lobe(dent, 200 * scale, -1)) + smooth(lobe(dent, 200 * scale, 1));
}
