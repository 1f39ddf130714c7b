declare module 'virtual:routes' {
  import type { RouteIndex } from './routeIndex.ts';
  export const ROUTE_INDEX: RouteIndex;
}

declare module 'virtual:linkRoutes' {
  import type { RouteIndex } from './routeIndex.ts';
  export const LINK_INDEX: RouteIndex;
}

declare module 'virtual:familyRoutes' {
  import type { RouteIndex } from './routeIndex.ts';
  export const FAMILY_INDEX: RouteIndex;
}

declare module 'virtual:accountRoutes' {
  import type { RouteIndex } from './routeIndex.ts';
  export const ACCOUNT_INDEX: RouteIndex;
}
