import type { Source } from './sources.ts';

/**
 * The instances of texts beyond the first of each, over all catalogues; plural forms count by themselves, and a
 * reference to a shared text is none.
 */
export function surplusTexts(catalogues: readonly Source[]): number {
  const texts = catalogues
    .flatMap(({ text }) => textsIn(JSON.parse(text)))
    .filter((text) => !text.startsWith('$t('));
  return texts.length - new Set(texts).size;
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
