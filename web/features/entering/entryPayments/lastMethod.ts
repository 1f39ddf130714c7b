import {
  RECORDED_METHODS,
  type RecordedMethod,
} from '../../../../shared/contract/entering/payments/payments.ts';

const KEY = 'rinkside.paymentMethod';

/** The method of the payment recorded last on this device: a desk takes one kind of money for hours. */
export function lastMethod(): RecordedMethod {
  try {
    const kept = localStorage.getItem(KEY);
    return RECORDED_METHODS.find((method) => method === kept) ?? 'transfer';
  } catch {
    return 'transfer';
  }
}

export function rememberMethod(method: RecordedMethod): void {
  try {
    localStorage.setItem(KEY, method);
  } catch {
    // Storage may be forbidden; the next form begins with the usual method.
    return;
  }
}
