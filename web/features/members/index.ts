export { MembershipHint } from './check/MembershipHint.tsx';
export { useSettled } from './check/useSettled.ts';
