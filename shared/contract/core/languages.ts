/**
 * The languages of receipts, by BCP 47 tag. An account chooses one for its receipts; the rest of the product
 * is in English.
 */
export const LANGUAGES = ['en', 'fr', 'es', 'zh-Hant', 'zh-Hans'] as const;

export type Language = (typeof LANGUAGES)[number];
