/** The typed fields of a payment or refund, by their names on the wire. */
export interface PaymentValues {
  method: string;
  /** Minor units; null while nothing is typed. */
  amount: number | null;
  /** `YYYY-MM-DD`. */
  receivedOn: string;
  reference: string;
  note: string;
}

/** The wire's body. The schema checks the method; empty fields are null. */
export function paymentRequest<Values extends PaymentValues>(values: Values) {
  return {
    ...values,
    amount: values.amount ?? 0,
    reference: values.reference.trim() || null,
    note: values.note.trim() || null,
  };
}
