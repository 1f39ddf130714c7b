import type { LineArtName } from '../../../../ui/lineArt/LineArt.tsx';
import type { FormFormat } from './eventGroups.ts';

/** Words in a format's name, as the field and organisers use them; the first that is found decides. */
const BY_WORD: readonly (readonly [RegExp, LineArtName])[] = [
  [/spotlight/i, 'spotlight'],
  [/\bspins?\b/i, 'spin'],
  [/synchro|formation|pattern|kaleido|production|ensemble|\bteam/i, 'team'],
  [/stroking|hockey/i, 'stroking'],
  [/footwork|\bsteps?\b|\bmoves\b/i, 'footwork'],
  [/artistic|interpretive|rhythmic|showcase/i, 'artistic'],
  [/figures?\b|compulsor/i, 'figures'],
  [/couple|pairs?\b|danc/i, 'couple'],
];

const BY_ENTRY = { individual: 'jump', dance: 'couple', team: 'team' } as const;

/** What stands beside a format: its name is free, and its kind of entry decides where the name says nothing. */
export function drawingOf({ format, entry }: Pick<FormFormat, 'format' | 'entry'>): LineArtName {
  const named = BY_WORD.find(([word]) => word.test(format));
  return entry === 'team' && named?.[1] !== 'spotlight' ? 'team' : (named?.[1] ?? BY_ENTRY[entry]);
}
