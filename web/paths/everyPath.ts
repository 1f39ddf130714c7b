export * from './adminPaths.ts';
export * from './publicPaths.ts';
