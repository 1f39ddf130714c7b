import { inject } from 'vitest';
import type { Session } from '../../functions/platform/http/session.ts';
import { currentTime } from '../clock.ts';
import { credentialEnvironment } from '../access/credential.ts';
import { dataPaths } from '../host/dataPaths.ts';
import { announcedEndpoints } from '../host/endpoints.ts';
import { respondWith } from '../host/http/respondWith.ts';
import { listen } from '../host/http/listen.ts';
import { SecretStore } from '../secrets/secretStore.ts';
import { secretsManager } from '../secrets/secretsServer.ts';
import { Caller } from './caller.ts';

/**
 * A client whose session began three hours ago and expired an hour ago, signed with the running host's key:
 * the product's own code creates it in the host's data.
 */
export async function expiredSession(session: Session): Promise<Caller> {
  const directory = inject('dataDirectory');
  const paths = dataPaths(directory);
  const { dynamo, credential } = announcedEndpoints(directory);
  const secrets = await listen(respondWith(secretsManager(new SecretStore(paths.secrets), credential)));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${String(secrets.port)}`,
    AWS_REGION: 'local',
    ...credentialEnvironment(credential),
    TABLE_NAME: 'rinkside-table',
    SESSION_SECRET_ID: 'rinkside-session-secret',
    PUBLIC_ORIGIN: inject('origin'),
  });
  try {
    const { startSession } = await import('../../functions/services/core/sessions/session.ts');
    const threeHoursAgo = new Date(currentTime().getTime() - 3 * 60 * 60 * 1000);
    const viewer = { address: '127.0.0.1', userAgent: 'test', country: null };
    const expired = new Caller();
    expired.cookie = (await startSession(session, viewer, threeHoursAgo)).split(';')[0] ?? null;
    return expired;
  } finally {
    await secrets.close();
  }
}
