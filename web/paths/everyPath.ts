export * from './adminPaths.ts';
export * from './dayPaths.ts';
export * from './publicPaths.ts';
