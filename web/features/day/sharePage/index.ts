export { SkaterPages } from './SkaterPages.tsx';
