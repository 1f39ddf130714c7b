import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '../ui/styles.ts';
import '../i18n/i18n.ts';
import { App } from './App.tsx';
import { followAuthErrors } from './followAuthErrors.ts';
import { addLateRoutes } from './lateRoutes.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addLateRoutes });

followAuthErrors(router);

createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
