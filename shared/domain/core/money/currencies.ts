import codes from '../../../data/currencyCodes.json' with { type: 'json' };

/**
 * All supported currencies in alphabetical order: ISO 4217, list one of 2026-01-01, without funds and metals, which
 * have no minor unit. A file of its own, because the public pages show amounts and need no list.
 */
export const CURRENCIES: readonly string[] = codes;

const KNOWN: ReadonlySet<string> = new Set(codes);

export function isCurrency(code: string): boolean {
  return KNOWN.has(code);
}
