import { CURRENCIES } from '../../../../../shared/domain/core/money/currencies.ts';
import { formatLocale } from '../../../../i18n/formats.ts';
import type { Option } from '../../../../ui/Select.tsx';

/** Currencies that are found by code and by name: "HKD", "Hong Kong Dollar". */
export function currencyOptions(): Option[] {
  const names = new Intl.DisplayNames(formatLocale(), { type: 'currency' });
  return CURRENCIES.map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
