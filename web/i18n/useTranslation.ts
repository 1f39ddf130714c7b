import type { TFunction } from 'i18next';
import { use } from 'react';
import type { Area } from './catalogue.ts';
import { i18n, listOf, readyOf, translatorOf } from './i18n.ts';

/**
 * The messages of these areas, with keys that the compiler checks. A component whose messages are still loading
 * waits for them.
 */
export function useTranslation<const Areas extends Area | readonly Area[] = 'common'>(areas?: Areas) {
  const list = listOf(areas);
  use(readyOf(list));
  const t: unknown = translatorOf(list);
  return { t: t as TFunction<Areas>, i18n };
}
