import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';

it('the preview counts each kind, and names no one', async () => {
  const admin = await demoAccount('superadmin');
  const preview = await admin.data('getRetention');
  expect(preview.due.map(({ what }) => what)).toEqual([
    'emergencyContact',
    'music',
    'reminder',
    'unconfirmedAccount',
  ]);
  expect(preview.isComplete).toBe(true);
});
