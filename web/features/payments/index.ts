export { EntryPayments } from './entryPayments/EntryPayments.tsx';
