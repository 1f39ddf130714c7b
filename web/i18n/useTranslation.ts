import { use } from 'react';
import type { Area } from './catalogue.ts';
import { i18n, listOf, readyOf, translatorOf } from './i18n.ts';
import type { Translator } from './Translator.ts';

/**
 * The messages of these areas, with keys that the compiler checks. A component whose messages are still loading
 * waits for them.
 */
export function useTranslation<const Areas extends Area | readonly Area[] = 'common'>(areas?: Areas) {
  const list = listOf(areas);
  use(readyOf(list));
  return { t: translatorOf(list) as Translator<Areas>, i18n };
}
