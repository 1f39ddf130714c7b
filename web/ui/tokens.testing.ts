type Scheme = 'light' | 'dark';

/** The declarations of the blocks that apply to one accent; later ones win, as in the cascade. */
function declarations(css: string, accent: string): Map<string, string> {
  const found = new Map<string, string>();
  const bare = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selector = '', body = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const holds = selector.split(',').some((part) => {
      const name = part.trim();
      return name === ':root' || name === '[data-accent]' || name === `[data-accent='${accent}']`;
    });
    if (!holds) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

/** `calc(0.14 * 0.8)` and `calc(256 + 12)`: tokens.css uses one operator only. */
function compute(text: string): number {
  const [, left = '', operator = '', right = ''] = /^calc\((\S+) ([*+-]) (\S+)\)$/.exec(text) ?? [];
  if (operator === '*') return Number(left) * Number(right);
  if (operator === '+') return Number(left) + Number(right);
  if (operator === '-') return Number(left) - Number(right);
  return Number(text);
}

/** Computes a colour token as the browser would, in a scheme and under an accent. */
export function readTokens(css: string, scheme: Scheme, accent: string): (name: string) => Oklch {
  const values = declarations(css, accent);
  const substitute = (text: string): string =>
    text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => substitute(values.get(name) ?? ''));
  return (name) => {
    const text = substitute(values.get(name) ?? '').replaceAll(/\s+/g, ' ');
    const colours = [...text.matchAll(/oklch\(((?:calc\([^()]*\)|[^()])*)\)/g)].map(
      ([, inner = '']) => inner,
    );
    const chosen = colours.length > 1 && scheme === 'dark' ? colours[1] : colours[0];
    const parts = chosen?.match(/calc\([^()]*\)|[\d.]+/g)?.map(compute) ?? [];
    const [lightness, chroma, hue] = parts;
    if (lightness === undefined || chroma === undefined || hue === undefined || parts.some(Number.isNaN)) {
      throw new Error(`--${name} is not a colour that can be read: ${text}`);
    }
    return [lightness, chroma, hue];
  };
}

/** Lightness 0 to 1, chroma, hue in degrees. */
type Oklch = readonly [number, number, number];

const clip = (value: number) => Math.min(1, Math.max(0, value));

/** Linear sRGB of an OKLCH colour, clipped as a plain screen would. */
function linear([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Oklch): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#rrggbb` */
export function toHex(colour: Oklch): string {
  const bytes = linear(colour).map((value) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
