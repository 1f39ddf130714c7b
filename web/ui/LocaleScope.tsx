import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { formatLocale } from '../i18n/formats.ts';

/** Has the pickers speak the page's language and write dates as the rest of the page does. */
export function LocaleScope({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={formatLocale()}>{children}</I18nProvider>;
}
