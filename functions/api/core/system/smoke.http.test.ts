import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it } from 'vitest';
import { smoke } from '../../../../infra/release/smoke.ts';
import product from '../../../../package.json' with { type: 'json' };

const faultsOf = async (deployment: Parameters<typeof smoke>[0]) =>
  (await smoke(deployment)).map(({ fault }) => fault);

it('passes where the product runs', async () => {
  const results = await smoke({ origin: inject('origin'), release: product.version });
  expect(results).toHaveLength(5);
  expect(results.filter(({ fault }) => fault !== null)).toEqual([]);
});

it('says that another release answers', async () => {
  const [first, ...others] = await faultsOf({ origin: inject('origin'), release: '9.9.9' });
  expect(first).toBe(`${product.version} answers, not 9.9.9`);
  expect(others).toEqual([null, null, null, null]);
});

it('fails each step where something else answers, and where nothing does', async () => {
  const server = createServer((_, response) => response.end('It works!'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const faults = await faultsOf({ origin, release: undefined });
  expect(faults[1]).toBe('no content security policy');
  expect(faults[3]).toBe('status 200');
  expect(faults[4]).toBe('status 200');
  expect(faults[0]).toContain('SyntaxError');
  server.closeAllConnections();
  server.close();
  const silent = await faultsOf({ origin, release: undefined });
  expect(silent.filter((fault) => fault === null)).toEqual([]);
});
