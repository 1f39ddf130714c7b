import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { formatLocale } from '../i18n/formats.ts';

/** Makes the pickers use the page's language and its date format. */
export function LocaleScope({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={formatLocale()}>{children}</I18nProvider>;
}
