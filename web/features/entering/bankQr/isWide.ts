/** Whether the screen is wider than a phone's. Nobody scans their own phone, so there the code is folded. */
export const isWide = (): boolean => window.matchMedia('(min-width: 601px)').matches;
