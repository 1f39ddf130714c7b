// In a file of its own: the lists' filters need the names without the schemas.
export const ENTRY_STATES = ['confirmed', 'waiting', 'withdrawn'] as const;
export const PAYMENT_STATES = ['unpaid', 'partPaid', 'paid', 'refunded'] as const;
