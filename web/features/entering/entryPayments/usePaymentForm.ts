import type { DefaultValues } from 'react-hook-form';
import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type { PaymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useSubmissionKey } from '../../../api/submissionKey.ts';
import { type ContractForm, useContractForm } from '../../../forms/useContractForm.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { paymentDayErrors } from './paymentDayErrors.ts';
import type { PaymentValues } from './paymentValues.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';

interface PaymentFormOptions<Values extends PaymentValues, Body> {
  readonly defaultValues: Values;
  readonly operation: 'recordPayment' | 'recordRefund';
  /** The days that the competition accepts. */
  readonly days: PaymentDays;
  /** Errors of the form besides its day. */
  readonly extraValidation?: (values: Values) => readonly FieldError[];
  readonly toRequest: (values: Values) => Body;
  readonly send: (call: { body: Body; idempotencyKey: string }) => Promise<unknown>;
  /** The message after recording. */
  readonly doneMessage: (body: Body) => string;
  readonly onDone: () => void;
}

/** A form that records a payment once, however often it is sent, and then waits for current balances. */
export function usePaymentForm<Values extends PaymentValues, Body>(
  options: PaymentFormOptions<Values, Body>,
): ContractForm<Values> {
  const { defaultValues, operation, days, toRequest, send, doneMessage, onDone } = options;
  const { extraValidation = () => [] } = options;
  const key = useSubmissionKey();
  return useContractForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver(operation, {
      toRequest,
      extraValidation: (values) => [...paymentDayErrors(values.receivedOn, days), ...extraValidation(values)],
    }),
    errorMessage,
    fieldAliases: { due: 'amount' },
    onSubmit: async (values) => {
      const body = toRequest(values);
      try {
        await send({ body, idempotencyKey: key.for(body) });
      } catch (thrown) {
        // A refusal may mean that the balance on the screen is older than the stored one.
        void refetchChanged(operation);
        throw thrown;
      }
      key.done();
      // The next form proposes the balance, so it must see this payment.
      await whenRefetched();
      showToast(doneMessage(body));
      onDone();
    },
  });
}
