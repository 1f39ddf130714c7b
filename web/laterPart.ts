import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Area } from './i18n/catalogue.ts';
import { loadAreas } from './i18n/i18n.ts';

/**
 * A part of pages that rarely show it: it is fetched with its messages when it is first drawn, within a Suspense. Without a
 * connection it stays away, and the page stands.
 */
export function laterPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: Area[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const [part] = await Promise.all([load(), loadAreas(...areas)]);
      return { default: part };
    } catch {
      return { default: () => null };
    }
  });
}
