import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Session } from '../../functions/http/sessionAccount.ts';
import { currentTime } from '../clock.ts';
import { dataPaths } from '../host/dataPaths.ts';
import { answering } from '../host/http/answering.ts';
import { listen } from '../host/http/listen.ts';
import { SecretStore } from '../secrets/secretStore.ts';
import { secretsManager } from '../secrets/secretsServer.ts';
import { Caller } from './caller.ts';

/**
 * Somebody whose session began three hours ago and ended by itself an hour ago, signed by the key of the
 * running host: the product's own code makes it, against the host's data.
 */
export async function expiredSession(session: Session): Promise<Caller> {
  const paths = dataPaths(inject('dataDirectory'));
  const { dynamo } = JSON.parse(await readFile(paths.endpoints, 'utf8')) as { dynamo: string };
  const secrets = await listen(answering(secretsManager(new SecretStore(paths.secrets))));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${String(secrets.port)}`,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'rinkside-table',
    SESSION_SECRET_ID: 'rinkside-session-secret',
    PUBLIC_ORIGIN: inject('origin'),
  });
  try {
    const { startSession } = await import('../../functions/http/session.ts');
    const threeHoursAgo = new Date(currentTime().getTime() - 3 * 60 * 60 * 1000);
    const viewer = { address: '127.0.0.1', userAgent: 'test', country: null };
    const expired = new Caller();
    expired.cookie = (await startSession(session, viewer, threeHoursAgo)).split(';')[0] ?? null;
    return expired;
  } finally {
    await secrets.close();
  }
}
