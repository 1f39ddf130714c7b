/** Defined by the build (web/vite.config.ts) from package.json. */
declare const PRODUCT_VERSION: string;

export const productVersion = PRODUCT_VERSION;
