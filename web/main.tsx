import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import './ui/styles.ts';
import './i18n/i18n.ts';
import { queryClient } from './api/queryClient.ts';
import { onRefused } from './api/refusals.ts';
import { App } from './App.tsx';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const router = createBrowserRouter(routes);

// The specification, section 8: 401 on any call leads to /, 403 to /forbidden.
onRefused((status) => {
  if (status === 401) queryClient.clear();
  void router.navigate(status === 401 ? paths.landing : paths.forbidden);
});

createRoot(root).render(
  <StrictMode>
    <App router={router} queries={queryClient} />
  </StrictMode>,
);
