import type { Oklch } from './contrast.testing.ts';

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
