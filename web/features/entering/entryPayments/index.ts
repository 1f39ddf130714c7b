export { EntryPayments } from './EntryPayments.tsx';
export { lastMethod, rememberMethod } from './lastMethod.ts';
export { PaymentFields } from './PaymentFields.tsx';
export { paymentDayErrors } from './paymentDayErrors.ts';
export type { PaymentValues } from './paymentValues.ts';
export type { PaidEntry } from './RecordPayment.tsx';
export { RecordPaymentDialog } from './RecordPaymentDialog.tsx';
