import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFromEdge } from '../../../functions/platform/http/viewer.ts';
import { newAccessCredential } from '../../access/credential.ts';
import { startEmbedded, type Embedded } from '../embedded.ts';
import { synthesizedTemplates } from '../synthesis.ts';
import type { Deployment } from './deployment.ts';
import { withSecrets } from './deployedSecrets.ts';
import { readDeployment } from './readDeployment.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-edge-'));
let deployment: Deployment;
let embedded: Embedded;

beforeAll(async () => {
  deployment = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '../../..')));
  embedded = await startEmbedded(deployment, directory, newAccessCredential());
  const functions = deployment.functions.find(({ entry }) => entry.includes('/authentication/'));
  Object.assign(process.env, embedded.environment, functions?.environment);
});
afterAll(async () => {
  await embedded.close();
  rmSync(directory, { recursive: true, force: true });
});

const shownBy = ({ delivery }: Deployment) => {
  const api = delivery.behaviours.find(({ pattern }) => pattern === '/api/*')?.origin;
  return { headers: api?.kind === 'api' ? api.headers : {} } as APIGatewayProxyEventV2;
};

it('has the distribution send the secret that functions read', async () => {
  const filled = withSecrets(deployment, (name) => embedded.secretValue(name));
  expect(await isFromEdge(shownBy(filled))).toBe(true);
  expect(await isFromEdge(shownBy(deployment))).toBe(false);
});

it('names a missing secret', () => {
  expect(() => withSecrets(deployment, () => embedded.secretValue('other'))).toThrow('no secret other');
});
