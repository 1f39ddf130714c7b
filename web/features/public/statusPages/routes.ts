import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

export const notFoundPage = lazyPages('statusPages')(
  async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
);

/** An unknown address stays in the browser's line, where its reader can mend it. */
export const unknownAddress: RouteObject = { path: '*', lazy: notFoundPage };
