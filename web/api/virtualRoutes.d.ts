declare module 'virtual:routes' {
  import type { RouteIndex } from './routeIndex.ts';
  export const ROUTE_INDEX: RouteIndex;
}
