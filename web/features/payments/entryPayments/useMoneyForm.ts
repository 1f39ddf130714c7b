import type { DefaultValues } from 'react-hook-form';
import type { MoneyDays } from '../../../../shared/domain/payments/moneyDays.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { refusalText } from '../../../api/refusalText.ts';
import { useSubmissionKey } from '../../../api/submissionKey.ts';
import { type ContractForm, useContractForm } from '../../../forms/useContractForm.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { moneyDayErrors } from '../moneyDayErrors.ts';
import type { MoneyValues } from '../moneyValues.ts';
import { useMoneyCache } from '../useMoneyCache.ts';

interface MoneyFormOptions<Values extends MoneyValues, Body> {
  readonly defaultValues: Values;
  readonly operation: 'recordPayment' | 'recordRefund';
  /** The days that the money can have. */
  readonly days: MoneyDays;
  readonly toBody: (values: Values) => Body;
  readonly send: (call: { body: Body; idempotencyKey: string }) => Promise<unknown>;
  /** The sentence for what was recorded. */
  readonly saidOf: (body: Body) => string;
  readonly onDone: () => void;
}

/** A form that records money once, however often it is sent, and has read again whatever shows it. */
export function useMoneyForm<Values extends MoneyValues, Body>(
  options: MoneyFormOptions<Values, Body>,
): ContractForm<Values> {
  const { defaultValues, operation, days, toBody, send, saidOf, onDone } = options;
  const readAgain = useMoneyCache();
  const key = useSubmissionKey();
  return useContractForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: contractResolver(operation, {
      toBody,
      also: ({ receivedOn }) => moneyDayErrors(receivedOn, days),
    }),
    refusalText,
    onSubmit: async (values) => {
      const body = toBody(values);
      await send({ body, idempotencyKey: key.for(body) });
      key.done();
      await readAgain();
      showToast(saidOf(body));
      onDone();
    },
  });
}
