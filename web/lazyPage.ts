import type { ComponentType } from 'react';
import type { Area } from './i18n/catalogue.ts';
import { loadAreas } from './i18n/i18n.ts';

/** A page's module and its messages are fetched together, when its address is first opened. */
export function page(load: () => Promise<ComponentType>, ...areas: Area[]) {
  return async () => {
    const [Component] = await Promise.all([load(), loadAreas(...areas)]);
    return { Component };
  };
}
