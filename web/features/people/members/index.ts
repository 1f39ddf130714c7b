export { MembershipHint } from './check/MembershipHint.tsx';
export { useDebounced } from './check/useDebounced.ts';
