import type { SetupWarning } from './setupFacts.ts';

const FIELDS: readonly string[] = ['contactEmail', 'paymentInstructions', 'teamPrice'];

/** Whether a warning is about money or contact, so that publishing asks whether it is intended. */
export function needsConfirmation({ code, field }: Pick<SetupWarning, 'code' | 'field'>): boolean {
  return code === 'PriceLow' || (code === 'NotGiven' && FIELDS.includes(field));
}
