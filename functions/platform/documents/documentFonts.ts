/** 400 is regular, 700 bold. */
export type Weight = 400 | 700;

interface DocumentFont {
  /** Package name under `@fontsource`. */
  readonly name: string;
  /** Weights in use, regular always included; a family without bold sets bold text in regular. */
  readonly weights: readonly Weight[];
}

/**
 * Font families in order of preference; the first with a character wins: Latin, Vietnamese, Cyrillic,
 * Greek and Devanagari, then Thai, then Chinese (simplified shapes, with traditional characters and kana),
 * then Korean. Each `.woff` file holds a part of the characters.
 */
export const DOCUMENT_FONTS: readonly DocumentFont[] = [
  { name: 'noto-sans', weights: [400, 700] },
  { name: 'noto-sans-thai', weights: [400, 700] },
  { name: 'noto-sans-sc', weights: [400, 700] },
  { name: 'noto-sans-kr', weights: [400] },
];
