import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../ui/styles.ts';
import '../ui/controlMessages.ts';
import { Queries } from '../api/Queries.tsx';
import conflict from '../i18n/en/conflict.json';
import sheetImport from '../i18n/en/sheetImport.json';
import uploads from '../i18n/en/uploads.json';
import { addMessages } from '../i18n/i18n.ts';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { GalleryPage } from './GalleryPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

addMessages('conflict', conflict);
addMessages('sheetImport', sheetImport);
addMessages('uploads', uploads);

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
    <Queries>
      <RouterProvider router={router} />
    </Queries>
    <Toasts />
    <LoadingOverlay />
  </StrictMode>,
);
