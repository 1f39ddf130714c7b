/** The accent colours of a competition; the page's tokens hold their values. */
export const ACCENTS = [
  'glacier',
  'violet',
  'ember',
  'evergreen',
  'rose',
  'gold',
  'teal',
  'midnight',
] as const;

export type Accent = (typeof ACCENTS)[number];

export interface AccentColour {
  /** `--accent-from` of the page's tokens. */
  readonly deep: string;
  /** `--accent-to` */
  readonly bright: string;
}

/**
 * The gradient of each accent in sRGB, where style sheets do not reach: the browser's bar, preview pictures. A
 * test compares it with the tokens.
 */
export const ACCENT_COLOURS: Readonly<Record<Accent, AccentColour>> = {
  glacier: { deep: '#1a2b6e', bright: '#1575be' },
  violet: { deep: '#481660', bright: '#755dc0' },
  ember: { deep: '#572000', bright: '#aa5643' },
  evergreen: { deep: '#003f2a', bright: '#498150' },
  rose: { deep: '#630127', bright: '#ad4682' },
  gold: { deep: '#403100', bright: '#92682a' },
  teal: { deep: '#003c43', bright: '#2f8177' },
  midnight: { deep: '#332b55', bright: '#5e6fa4' },
};
