import { CURRENCIES } from '../../../../shared/domain/money/currency.ts';
import { formatLocale } from '../../../i18n/formats.ts';
import type { Option } from '../../../ui/Select.tsx';

/** Every currency, by code and by name: "HKD" and "Hong Kong Dollar" both find it. */
export function currencyOptions(): Option[] {
  const names = new Intl.DisplayNames(formatLocale(), { type: 'currency' });
  return CURRENCIES.map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
