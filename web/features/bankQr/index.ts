export { BankQr } from './BankQr.tsx';
