import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routeIndexPlugin } from './api/routeIndexPlugin.ts';

/** What every page needs: one chunk packs better than the many that sharing would cut it into. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@tanstack\/query-core|@tanstack\/react-query|cookie|set-cookie-parser)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), routeIndexPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // light-dark() and oklch() as they are written: the browsers named here have both.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The fonts are cached by themselves, and those browsers preload modules without help.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: EVERY_PAGE }] } } },
  },
});
