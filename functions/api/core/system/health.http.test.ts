import { expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { DATA_VERSION } from '../../../store/core/settings/dataVersion.ts';
import product from '../../../../package.json' with { type: 'json' };

it('answers by the clock of the test, also at another instant', async () => {
  const { answer, headers } = await new Caller().call('health');
  expect(answer).toMatchObject({ data: { status: 'ok' } });
  const notified = Date.parse(headers.get('date') ?? '');
  expect(Math.abs(notified - Date.now())).toBeLessThan(60_000);
});

it('names the versions of the product and of its data', async () => {
  const { answer } = await new Caller().call('health');
  expect(answer).toEqual({ data: { status: 'ok', version: product.version, dataVersion: DATA_VERSION } });
});
