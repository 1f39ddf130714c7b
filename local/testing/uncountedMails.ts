import { documentClient } from '../../functions/platform/table/client.ts';

/** Does work while the table throttles the item that counts mails. */
export async function withMailsUncounted(work: () => Promise<void>): Promise<void> {
  const name = 'throttleTheCount';
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      if (JSON.stringify(args.input).includes('MAILRATE#')) throw new Error('Throttled');
      return next(args);
    },
    { step: 'initialize', name },
  );
  try {
    await work();
  } finally {
    documentClient().middlewareStack.remove(name);
  }
}
