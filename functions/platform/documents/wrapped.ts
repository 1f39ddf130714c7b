interface Measured {
  readonly language: string;
  /** Points. */
  readonly width: number;
  readonly measure: (text: string) => number;
}

/**
 * Wraps text to a width: at its line breaks, between words as the language has them (Chinese and Thai
 * write no spaces), and within words longer than a line.
 */
export function wrapped(text: string, { language, width, measure }: Measured): string[] {
  return text.split('\n').flatMap((paragraph) => {
    // Most cells of a list fit; looking for their words would take most of its time.
    if (measure(paragraph.trimEnd()) <= width) return [paragraph.trimEnd()];
    const lines: string[] = [];
    let line = '';
    for (const piece of pieces(paragraph, language, (word) => measure(word) <= width)) {
      if (line !== '' && measure((line + piece).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    return [...lines, line.trimEnd()];
  });
}

/** Pieces that cannot be broken, each with the marks and spaces after it. */
function pieces(text: string, language: string, fits: (word: string) => boolean): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = words.at(-1) ?? ' ';
    const opens = /^[([«“‘「（]$/u.test(last);
    const isTime = /\d:$/.test(last) && /^\d/.test(segment);
    if (words.length > 0 && (!isWordLike || opens || isTime) && !/^[([«“‘「（]/u.test(segment))
      words[words.length - 1] = `${last}${segment}`;
    else words.push(segment);
  }
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  return words.flatMap((word) =>
    fits(word.trimEnd()) ? [word] : Array.from(graphemes.segment(word), ({ segment }) => segment),
  );
}
