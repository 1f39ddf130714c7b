import { seededRandom } from './random.ts';
import { fade, glow, HEIGHT, picture, traceBundle, TRACE_WIDTH, type Point } from './traces.ts';

interface Poster {
  /** The path below which pages load them. */
  readonly path: string;
  readonly svg: string;
}

/** Drawn, not photographed: traces of blades on the ice, in each competition's colours. */
export function demoPosters(): Poster[] {
  return [
    { path: '/images/demo/harbour-lights.svg', svg: harbourLights() },
    { path: '/images/demo/plum-blossom.svg', svg: plumBlossom() },
    { path: '/images/demo/prairie-star.svg', svg: prairieStar() },
  ];
}

const TURN = 2 * Math.PI;

/** One long glide that crosses itself in a loop, above the lights of a waterfront. */
function harbourLights(): string {
  const random = seededRandom(1);
  const glide = (along: number, lane: number): Point => {
    const turned = Math.max(0, Math.min(1, (along - 0.36) / 0.4));
    const angle = TURN * turned * turned * (3 - 2 * turned);
    const radius = 235 - lane * 70;
    const x = -80 + along * 1760 + Math.sin(angle) * radius * 1.3;
    const y = 620 - along * 300 + Math.sin(along * 5.2) * 95 - (1 - Math.cos(angle)) * radius * 0.72;
    return [x + lane * 46, y + lane * 64];
  };
  const wake = (along: number, lane: number): Point => [
    -60 + along * 1740,
    250 + Math.sin(along * 4.4 + 2.2 + lane * 0.5) * (150 + lane * 40) + along * 150 + lane * 30,
  ];
  const lights = Array.from({ length: 34 }, (_, index) => {
    const [x, size] = [((index + random.next()) / 34) * TRACE_WIDTH, random.whole(14, 46)];
    const y = HEIGHT - 190 + random.whole(-22, 22);
    const strength = (0.25 + random.next() * 0.45).toFixed(2);
    const light = random.percent(60) ? 'warm' : 'cool';
    const [left, narrow] = [x.toFixed(0), Math.round(size / 2)];
    return (
      `<g fill="url(#${light})" opacity="${strength}"><circle cx="${left}" cy="${y}" r="${size}"/>` +
      `<ellipse cx="${left}" cy="${y + 96}" rx="${narrow}" ry="90" opacity="0.45"/></g>`
    );
  });
  return picture(
    fade('ground', ['#101d4a', '#0a3c86', '#0b63a8', '#5fb3d4']) +
      glow('moon', '#8fd0ff', 0.5) +
      glow('warm', '#ffd9a0', 0.95) +
      glow('cool', '#bfe3ff', 0.9),
    'url(#ground)',
    `<ellipse cx="1180" cy="330" rx="620" ry="430" fill="url(#moon)"/>${lights.join('')}` +
      traceBundle({ at: wake, lanes: 9, samples: 40, stroke: '#d5ecff', opacity: 0.3, width: 1.6 }) +
      traceBundle({ at: glide, lanes: 7, samples: 120, stroke: '#ffffff', opacity: 0.85, width: 2.2 }),
  );
}

/** Five lobes traced repeatedly, a little wider each time: a blossom. */
function plumBlossom(): string {
  const random = seededRandom(2);
  const blossom =
    (centreX: number, centreY: number, size: number, tilt: number) =>
    (along: number, lane: number): Point => {
      const angle = along * TURN;
      const lobes = ((1 - Math.cos(angle * 5)) / 2) ** 0.65;
      const radius = size * (1 - lane * 0.62) * (0.34 + 0.66 * lobes);
      const bearing = angle + tilt + lane * 0.42;
      return [centreX + Math.cos(bearing) * radius, centreY + Math.sin(bearing) * radius];
    };
  const branch = (along: number, lane: number): Point => [
    -60 + along * 1250,
    760 - along * 330 + Math.sin(along * 5 + lane * 0.5) * (60 + lane * 30) + lane * 40,
  ];
  const petals = Array.from({ length: 26 }, () => {
    const [x, y, size] = [random.whole(0, TRACE_WIDTH), random.whole(60, HEIGHT - 60), random.whole(5, 15)];
    const strength = (0.1 + random.next() * 0.3).toFixed(2);
    return `<path d="M0 0C${size} ${-size} ${size * 2} ${-size * 0.4} ${size * 2.2} 0C${size * 2} ${size * 0.5} ${size} ${size * 0.7} 0 0" transform="translate(${x} ${y}) rotate(${random.whole(0, 359)})" fill="#ffe3ee" opacity="${strength}"/>`;
  });
  return picture(
    fade('ground', ['#4f0f3a', '#8a1f57', '#c05a8c', '#e9a9c0']) + glow('dawn', '#ffd0dc', 0.45),
    'url(#ground)',
    `<ellipse cx="1130" cy="430" rx="560" ry="430" fill="url(#dawn)"/>${petals.join('')}` +
      traceBundle({ at: branch, lanes: 6, samples: 30, stroke: '#ffe9f1', opacity: 0.5, width: 1.8 }) +
      traceBundle({
        at: blossom(1140, 430, 330, -1.2),
        lanes: 12,
        samples: 150,
        stroke: '#ffffff',
        opacity: 0.85,
        width: 2,
      }) +
      traceBundle({
        at: blossom(640, 300, 120, 0.4),
        lanes: 6,
        samples: 100,
        stroke: '#ffeef4',
        opacity: 0.6,
        width: 1.6,
      }),
  );
}

/** Curtains of light over the plain, each a blade's long change of edge. */
function prairieStar(): string {
  const random = seededRandom(3);
  const curtain =
    (height: number, swing: number, phase: number) =>
    (along: number, lane: number): Point => [
      -80 + along * 1760 + Math.sin(along * 6 + phase) * 40 * lane,
      height -
        lane * 210 * (0.45 + 0.55 * Math.sin(along * 3.1 + phase) ** 2) +
        Math.sin(along * 5.4 + phase) * swing +
        Math.sin(along * 11 + phase * 2) * swing * 0.22,
    ];
  const stars = Array.from({ length: 90 }, () => {
    const [x, y] = [random.whole(0, TRACE_WIDTH), random.whole(0, 520)];
    return `<circle cx="${x}" cy="${y}" r="${(0.8 + random.next() * 1.6).toFixed(1)}" opacity="${(0.2 + random.next() * 0.6).toFixed(2)}"/>`;
  });
  const light = fade('light', ['#4fe3c1', '#a9f5d0', '#6fd0f2', '#4fe3c1'], 'x1="0" y1="0" x2="1" y2="0"');
  return picture(
    fade('ground', ['#04202b', '#06404a', '#0b6a68'], 'x1="0" y1="0" x2="0.4" y2="1"') +
      light +
      glow('north', '#37c9a5', 0.4),
    'url(#ground)',
    `<ellipse cx="860" cy="470" rx="900" ry="340" fill="url(#north)"/><g fill="#eafff8">${stars.join('')}</g>` +
      traceBundle({
        at: curtain(620, 70, 0.6),
        lanes: 22,
        samples: 44,
        stroke: 'url(#light)',
        opacity: 0.7,
        width: 2,
      }) +
      traceBundle({
        at: curtain(470, 90, 2.4),
        lanes: 12,
        samples: 44,
        stroke: 'url(#light)',
        opacity: 0.45,
        width: 1.6,
      }) +
      `<path d="M0 ${HEIGHT}V742Q360 700 760 728T1600 706V${HEIGHT}Z" fill="#03171d" opacity="0.78"/>`,
  );
}
