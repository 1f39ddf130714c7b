import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routeIndexPlugin } from './api/routeIndexPlugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), routeIndexPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // light-dark() and oklch() as they are written: the browsers named here have both.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
