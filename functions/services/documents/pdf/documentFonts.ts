/** 400 is plain, 700 bold. */
export type Weight = 400 | 700;

interface DocumentFont {
  /** The package below `@fontsource`. */
  readonly name: string;
  /** Those that are used, the plain one always; what is bold is plain where a family has no bold here. */
  readonly weights: readonly Weight[];
}

/**
 * The families that documents are set in, the first that has a character counts: Latin, Vietnamese,
 * Cyrillic, Greek and Devanagari, then Thai, then Chinese (the simplified shapes, traditional characters
 * and kana among them), then Korean. Their `.woff` files each hold a part of the characters.
 */
export const DOCUMENT_FONTS: readonly DocumentFont[] = [
  { name: 'noto-sans', weights: [400, 700] },
  { name: 'noto-sans-thai', weights: [400, 700] },
  { name: 'noto-sans-sc', weights: [400, 700] },
  { name: 'noto-sans-kr', weights: [400] },
];
