export { homeRinkOptions, rinkOptions } from './rinkOptions.ts';
