import { expect, it } from 'vitest';
import { tryIssueReceipt } from './issueReceiptOf.ts';

it('a receipt that cannot be issued breaks nothing of the money that is recorded', async () => {
  const read = () => Promise.reject(new TypeError('The table does not answer'));
  await expect(tryIssueReceipt({ read, by: 'treasurer', now: new Date() })).resolves.toBeUndefined();
});
