/** The fixed palette of accent colours a competition chooses from; the values are in the page's tokens. */
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
