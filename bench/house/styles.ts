import type { Source } from './sources.ts';

/** A rule's own declarations, in order; those of rules nested in it are theirs. */
function bodiesOf({ text }: Source): string[][] {
  const bodies: string[][] = [];
  const open: string[][] = [[]];
  let pending = '';
  const declare = () => {
    const declaration = pending
      .replaceAll(/\s+/g, ' ')
      .replace(/\s*:\s*/, ': ')
      .trim();
    pending = '';
    if (declaration !== '') open.at(-1)?.push(declaration);
  };
  for (const character of text.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (character === '{') {
      pending = '';
      open.push([]);
    } else if (character === '}') {
      declare();
      bodies.push(open.pop() ?? []);
    } else if (character === ';') declare();
    else pending += character;
  }
  return bodies;
}

/** Bodies of at least so many declarations that several rules have, whatever their order; and in how many places. */
export function repeatedBodies(
  sources: readonly Source[],
  least: number,
): { bodies: number; places: number } {
  const places = new Map<string, number>();
  for (const body of sources.flatMap(bodiesOf)) {
    if (body.length < least) continue;
    const key = body.toSorted().join('; ');
    places.set(key, (places.get(key) ?? 0) + 1);
  }
  const repeated = [...places.values()].filter((count) => count > 1);
  return { bodies: repeated.length, places: repeated.reduce((sum, count) => sum + count, 0) };
}
