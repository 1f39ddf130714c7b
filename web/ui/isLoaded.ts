import { i18n } from '../i18n/i18n.ts';
import { showToast } from './toastStore.ts';

/**
 * Fetches the script of a menu or dialog before it opens. Without a connection a toast says so and the page stays as it
 * is; a component that failed to load would take the page with it. Some browsers remember the failure until a reload.
 */
export async function isLoaded(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    showToast(i18n.t('common:problems.unreachable'), 'bad');
    return false;
  }
}
