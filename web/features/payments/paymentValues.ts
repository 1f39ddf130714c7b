/** What is typed of money that came or was given back; the fields carry the wire's names. */
export interface PaymentValues {
  method: string;
  /** Minor units; null while nothing is typed. */
  amount: number | null;
  /** `YYYY-MM-DD`. */
  receivedOn: string;
  reference: string;
  note: string;
}

/** The wire's body, whose schema judges the method; what was left empty is nothing. */
export function paymentRequest<Values extends PaymentValues>(values: Values) {
  return {
    ...values,
    amount: values.amount ?? 0,
    reference: values.reference.trim() || null,
    note: values.note.trim() || null,
  };
}
