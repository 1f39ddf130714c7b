import { along, type Strokes, pair, round, TURN } from './strokes.ts';

/** The edge into a jump, its rotations in the air along the flight, and the edge out of it. */
function jump(): Strokes {
  const flight = along(84, (way) => {
    const angle = Math.PI * (1.5 + way * 12);
    const radius = 7.2 * Math.sin(Math.PI * way) ** 2;
    return [
      60 - 27 * Math.cos(Math.PI * way) + radius * Math.cos(angle),
      52 - 33 * Math.sin(Math.PI * way) + radius * Math.sin(angle),
    ];
  });
  return [
    `M3 46C6 68 22 72 33 52${flight}M87 52C98 72 114 68 117 42`,
    'M3 53C8 75 26 77 36 56M84 56C94 77 112 75 117 49',
  ];
}

/** A line that winds inwards from the edge that leads to it. */
const coil = (turns: number, outer: number, inner: number) =>
  along(90, (way) => {
    const radius = inner + (outer - inner) * (1 - way) ** 1.15;
    const angle = TURN * (turns * way - 0.275);
    return [60 + 2 * way + radius * Math.cos(angle), 42 + 0.74 * radius * Math.sin(angle)];
  });

const spin = (): Strokes => [
  `M2 50C6 26 30 14 54.8 17.9${coil(4.6, 33, 2)}`,
  `${coil(2.4, 35.2, 14)}M2 57C6 31 30 15 55.5 16.9M70 66.5C86 70 104 62 118 40`,
];

/** One push after the other, left and right, away from who looks. */
function stroking(): Strokes {
  const push = (index: number, depth: number) => {
    const side = index % 2 === 0 ? 1 : -1;
    const size = 1.12 * 0.82 ** index;
    const way = (30 * (1.12 - size)) / 0.18;
    const at = (ahead: number, aside: number) => {
      const [x, y] = [ahead * size + way, aside * side * size];
      return pair([3 + 0.94 * x + 0.34 * y, 64 - 0.34 * x + 0.94 * y]);
    };
    return `M${at(0, -8)}C${at(2, 20 + depth)} ${at(30, 26 + depth)} ${at(44, -4)}`;
  };
  const pushes = (depth: number) => [0, 1, 2, 3, 4].map((index) => push(index, depth)).join('');
  return [pushes(0), pushes(4)];
}

/** An eight, skated three times beside its long axis. */
function figures(): Strokes {
  const eight = (radius: number, lift: number) => {
    const arc = (sweep: 0 | 1, x: number, y: number) => `A${radius} ${radius} 0 1 ${sweep} ${round(x)} ${y}`;
    return [
      'M60 40',
      arc(1, 60 - 2 * radius, 40 + lift),
      arc(1, 60, 40),
      arc(0, 60 + 2 * radius, 40 - lift),
      arc(0, 60, 40),
    ].join('');
  };
  return [eight(26, 0), `${eight(27.4, 2)}${eight(24.8, -2)}M60 8V72`];
}

/** Edges of both feet, with a turn between two lobes. */
const footwork: Strokes = [
  'M4 46C12 20 30 16 38 34C40 39 40 43 37 47C44 42 50 44 54 49C62 62 76 60 80 46C82 40 82 36 79 32C86 35 92 33 96 27C100 20 108 16 116 20',
  'M6 52C14 26 30 22 36 39C38 44 38 50 34 54M42 52C46 50 50 51 53 55C61 68 78 66 83 50C84 46 84 41 82.5 38M88 38C92 37 95 34 98 31C103 25 110 22 116 25',
];

/** A ribbon that turns over as it flies. */
function artistic(): Strokes {
  const thread = (across: number) =>
    along(40, (way) => {
      const angle = way * TURN * 1.15;
      return [
        4 + 112 * way,
        40 + 20 * Math.sin(angle + 0.3) * (1 - way / 4) + across * 13 * Math.cos(angle - 0.5),
      ];
    });
  return [thread(-1) + thread(1), thread(-0.5) + thread(0) + thread(0.5)];
}

/** A star traced in the pool of a lamp. */
function spotlight(): Strokes {
  const star = along(100, (way) => {
    const angle = way * TURN * 2;
    const [x, y] = [
      Math.cos(angle) + 0.92 * Math.cos(1.5 * angle),
      Math.sin(angle) - 0.92 * Math.sin(1.5 * angle),
    ];
    return [60 + 18.75 * y, 58.5 - 6.46 * x];
  });
  return [
    `M18 58a42 15 0 1 0 84 0a42 15 0 1 0-84 0${star}`,
    'M55 5L19 53M65 5L101 53M53 5h14M21 61a40 13.5 0 0 0 78 0',
  ];
}

/** Two skaters who part, and meet again. */
const couple: Strokes = [
  'M4 70C40 76 90 58 97 34C103 12 72 6 60 30M116 70C80 76 30 58 23 34C17 12 48 6 60 30',
  'M4 75C44 81 95 62 101 35C105 15 88 6 74 10M116 75C76 81 25 62 19 35C15 15 32 6 46 10',
];

/** A wheel of four lines, each skater with the arc behind. */
function team(): Strokes {
  const spokes = [0, 1, 2, 3].map((quarter) => {
    const at = (radius: number, back = 0) => {
      const angle = quarter * (TURN / 4) + 0.42 - back;
      return pair([60 + radius * 1.36 * Math.cos(angle), 40 + radius * 0.92 * Math.sin(angle)]);
    };
    const places = [14, 27, 40];
    const skater = 'm-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0';
    return [
      `M${at(7)}L${at(40)}${places.map((radius) => `M${at(radius)}${skater}`).join('')}`,
      places
        .map(
          (radius) =>
            `M${at(radius)}A${round(radius * 1.36)} ${round(radius * 0.92)} 0 0 0 ${at(radius, 0.9)}`,
        )
        .join(''),
    ] as const;
  });
  return [spokes.map(([line]) => line).join(''), spokes.map(([, arcs]) => arcs).join('')];
}

/** What is skated, by kind of format. */
export const FORMAT_DRAWINGS = {
  jump: jump(),
  spin: spin(),
  stroking: stroking(),
  figures: figures(),
  footwork,
  artistic: artistic(),
  spotlight: spotlight(),
  couple,
  team: team(),
} satisfies Record<string, Strokes>;
