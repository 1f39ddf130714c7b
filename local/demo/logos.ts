interface Logo {
  /** The path below which pages load them. */
  readonly path: string;
  readonly svg: string;
}

/** Logos of three rinks, drawn with as few strokes as tell them apart. */
export function demoLogos(): Logo[] {
  return [
    { path: '/images/demo/rink-lantern-bay.svg', svg: lanternBay() },
    { path: '/images/demo/rink-hoshizora.svg', svg: hoshizora() },
    { path: '/images/demo/rink-prairie-star.svg', svg: prairieStar() },
  ];
}

function mark(ground: string, drawing: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">' +
    `<rect width="240" height="240" rx="52" fill="${ground}"/>` +
    `<g fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">` +
    `${drawing}</g></svg>\n`
  );
}

/** A lantern, and the wave below it. */
function lanternBay(): string {
  return mark(
    '#0b4f8f',
    '<path d="M120 36v18M88 62h64M96 62c-26 22-26 62 0 84h48c26-22 26-62 0-84M104 158h32"/>' +
      '<path d="M120 78v52" stroke="#ffd9a0"/>' +
      '<path d="M44 194c19-16 38-16 57 0s38 16 57 0 38-16 38-16" stroke="#9fd3ff"/>',
  );
}

/** A star of five, and the arc that skates around it. */
function hoshizora(): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [angle, radius] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 === 0 ? 58 : 25];
    return `${(124 + Math.cos(angle) * radius).toFixed(1)} ${(106 + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return mark(
    '#5a2a6e',
    `<path d="M${points.join('L')}Z" fill="#ffe9b8" stroke="none"/>` +
      '<path d="M196 96a86 86 0 1 1-62-66" stroke="#f4b6cf"/>',
  );
}

/** Eight rays over a low horizon. */
function prairieStar(): string {
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const at = (radius: number) =>
      `${(120 + Math.cos(angle) * radius).toFixed(1)} ${(100 + Math.sin(angle) * radius).toFixed(1)}`;
    return `M${at(18)}L${at(index % 2 === 0 ? 62 : 42)}`;
  });
  return mark(
    '#0c6b62',
    `<path d="${rays.join('')}"/><path d="M36 188c56-22 112-22 168 0" stroke="#a7f0d2"/>`,
  );
}
