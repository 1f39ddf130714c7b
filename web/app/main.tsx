import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '../ui/styles.ts';
import '../i18n/i18n.ts';
import { App } from './App.tsx';
import { ADMIN, routes } from './routes.tsx';
import { followAuthErrors } from './followAuthErrors.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

let isAdminKnown = false;

const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (isAdminKnown || !/^\/admin(\/|$)/.test(path)) return;
    const { ADMIN_ROUTES } = await import('./adminRoutes.tsx');
    // Two concurrent navigations may both have loaded the routes.
    if (!isAdminKnown) patch(ADMIN, ADMIN_ROUTES);
    isAdminKnown = true;
  },
});

followAuthErrors(router);

createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
