export { deskAddresses } from './addresses.ts';
export { Desk } from './Desk.tsx';
