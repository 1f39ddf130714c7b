import { formatLocale } from '../../i18n/formats.ts';

/** In this order: browsers name those they descend from as well. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a person calls the device that a `User-Agent` header names; '' for what it does not tell. */
export function deviceOf(userAgent: string): { readonly browser: string; readonly system: string } {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}

/** A country by its ISO 3166 code, in the reader's words. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(formatLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code;
}
