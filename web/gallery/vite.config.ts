import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routeIndexPlugin } from '../api/routeIndexPlugin.ts';
import { sharedTextsPlugin } from '../i18n/sharedTexts.ts';

/** The gallery is a build of its own: nothing of it is among the pages that are deployed. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_gallery/',
  publicDir: false,
  plugins: [react(), routeIndexPlugin(), sharedTextsPlugin()],
  worker: { format: 'es' },
  build: {
    outDir: path.join(import.meta.dirname, '../../.cache/gallery'),
    emptyOutDir: true,
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
