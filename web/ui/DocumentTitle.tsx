import { useTranslation } from '../i18n/useTranslation.ts';

/** The browser's title of a page, followed by the product's name. */
export function DocumentTitle({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return <title>{`${title} · ${t('product')}`}</title>;
}
