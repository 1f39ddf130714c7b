import { expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import product from '../../../../package.json' with { type: 'json' };

it('answers by the clock of the test, also at another instant', async () => {
  const { answer, headers } = await new Caller().call('health');
  expect(answer).toMatchObject({ data: { status: 'ok' } });
  const notified = Date.parse(headers.get('date') ?? '');
  expect(Math.abs(notified - Date.now())).toBeLessThan(60_000);
});

it('names the version of the product', async () => {
  const { answer } = await new Caller().call('health');
  expect(answer).toEqual({ data: { status: 'ok', version: product.version } });
});
