import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../ui/styles.ts';
import '../ui/controlMessages.ts';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { GalleryPage } from './GalleryPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const router = createBrowserRouter(
  [
    { path: '/:part?', element: <GalleryPage /> },
    { path: '*', element: null },
  ],
  {
    basename: '/_gallery',
  },
);

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
    <Toasts />
    <LoadingOverlay />
  </StrictMode>,
);
