export { CodeBar } from './CodeBar.tsx';
