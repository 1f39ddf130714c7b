import type { BuildOptions } from 'esbuild';

/**
 * How esbuild makes a function's bundle. The AWS SDK is part of it: the tested version is the one that runs, and
 * without its unused code it loads faster than the runtime's whole SDK.
 */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  // Code behind `import()` is a file of its own, which a start without it does not read.
  splitting: true,
  outExtension: { '.js': '.mjs' },
  minify: true,
  // Some bundled packages still call `require`, which an ES module does not have.
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
} satisfies BuildOptions;
