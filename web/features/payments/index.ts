export { lastMethod, rememberMethod } from './lastMethod.ts';
export { paymentDayErrors } from './paymentDayErrors.ts';
export { EntryPayments } from './entryPayments/EntryPayments.tsx';
export type { PaidEntry } from './entryPayments/RecordPayment.tsx';
export { RecordPaymentDialog } from './entryPayments/RecordPaymentDialog.tsx';
