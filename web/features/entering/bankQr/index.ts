export { BankQr } from './BankQr.tsx';
export { isWide } from './isWide.ts';
