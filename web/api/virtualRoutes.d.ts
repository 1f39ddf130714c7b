declare module 'virtual:routes' {
  import type { RouteIndex } from './routeIndex.ts';
  export const ROUTE_INDEX: RouteIndex;
}

declare module 'virtual:organiserRoutes' {
  import type { RouteIndex } from './routeIndex.ts';
  export const ORGANISER_INDEX: RouteIndex;
}
