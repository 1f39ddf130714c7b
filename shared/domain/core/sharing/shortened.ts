let words: Intl.Segmenter | undefined;

/**
 * Text on one line of at most `longest` characters, cut after a whole word (also in scripts without
 * spaces) and ended with an ellipsis.
 */
export function shortened(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= longest) return line;
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let kept = '';
  for (const { segment } of words.segment(line)) {
    if (kept.length + segment.length >= longest) break;
    kept += segment;
  }
  return `${(kept.trim() || wholeCharacters(line, longest - 1)).replace(/[\s,;:·–—-]+$/u, '')}…`;
}

/** The beginning of a word that exceeds the limit. */
function wholeCharacters(word: string, longest: number): string {
  const characters: string[] = [];
  let length = 0;
  for (const character of word) {
    length += character.length;
    if (length > longest) break;
    characters.push(character);
  }
  return characters.join('');
}
