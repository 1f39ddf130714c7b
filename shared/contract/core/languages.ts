/**
 * The languages that receipts are written in, by BCP 47 tag. The rest of the product speaks English:
 * this is what an account may choose for the documents that it is given.
 */
export const LANGUAGES = ['en', 'fr', 'es', 'zh-Hant', 'zh-Hans'] as const;

export type Language = (typeof LANGUAGES)[number];
