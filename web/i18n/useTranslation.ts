import { use } from 'react';
import { i18n, listOf, readyOf, translatorOf } from './i18n.ts';

/**
 * Stands for react-i18next's hook, whose types the compiler sees: see decision 0207. A component whose messages are
 * still loading waits for them.
 */
export function useTranslation(areas?: string | readonly string[]) {
  const list = listOf(areas);
  use(readyOf(list));
  return { t: translatorOf(list), i18n };
}
