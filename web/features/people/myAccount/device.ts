import { formatLocale } from '../../../i18n/formats.ts';

/** Order matters: a browser's `User-Agent` also names the browsers it derives from. */
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

/** The browser and system in a `User-Agent` header; '' if it names none that we know. */
export function deviceOf(userAgent: string): { readonly browser: string; readonly system: string } {
  const named = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? '';
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}

/** The country's name in the reader's language, by its ISO 3166 code. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(formatLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code;
}
