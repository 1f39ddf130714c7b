import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { Area } from './i18n/catalogue.ts';
import { loadAreas } from './i18n/i18n.ts';
import { fieldsLoaded } from './ui/fieldOfWidth.tsx';

/** A page, or a page with the loader that runs before it. */
type LazyPage = ComponentType | { readonly Component: ComponentType; readonly loader: LoaderFunction };

/**
 * For the routes of a feature. A page's module and its messages are fetched together, when its address is
 * first opened; a test holds that none is missing and none too many.
 * @param shared the areas that all of the feature's pages need
 */
export function lazyPages(...shared: Area[]) {
  return (load: () => Promise<LazyPage>, ...own: Area[]) =>
    async () => {
      const [page] = await Promise.all([load(), loadAreas(...shared, ...own)]);
      await fieldsLoaded();
      return 'loader' in page ? page : { Component: page };
    };
}
