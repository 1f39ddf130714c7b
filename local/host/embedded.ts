import { startDynamo } from '../dynamo/server.ts';
import { Outbox } from '../mail/outbox.ts';
import { simpleEmailService } from '../mail/sesServer.ts';
import { secretsManager } from '../secrets/secretsServer.ts';
import { SecretStore } from '../secrets/secretStore.ts';
import { dataPaths } from './dataPaths.ts';
import { answering } from './http/answering.ts';
import type { Listening } from './http/listen.ts';
import { listen } from './http/listen.ts';
import { S3_CREDENTIALS, startObjectStore } from './storage/startObjectStore.ts';
import type { Deployment } from './template/deployment.ts';
import { REGION } from './template/intrinsics.ts';

/** What stands in for AWS on this machine, and the settings by which AWS clients find it. */
export interface Embedded {
  readonly environment: Readonly<Record<string, string>>;
  readonly outbox: Outbox;
  readonly dynamoUrl: string;
  /** Host and port of the object store, as clients sign it. */
  readonly objectsHost: string;
  close(): Promise<void>;
}

/** Starts every embedded part, each on a port of its own on 127.0.0.1. */
export async function startEmbedded(deployment: Deployment, directory: string): Promise<Embedded> {
  const paths = dataPaths(directory);
  const secrets = new SecretStore(paths.secrets);
  for (const { name, length } of deployment.secrets) secrets.ensure(name, length);
  const outbox = new Outbox(paths.outbox);
  const objects = await startObjectStore(paths.objects, deployment.buckets);
  const dynamo = await startDynamo({ port: 0, directory: paths.dynamo });
  const mailServer = await listen(answering(simpleEmailService(outbox)));
  const secretsServer = await listen(answering(secretsManager(secrets)));
  return {
    environment: {
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_ENDPOINT_URL_S3: objects.url,
      AWS_ENDPOINT_URL_SESV2: urlOf(mailServer),
      AWS_ENDPOINT_URL_SECRETS_MANAGER: urlOf(secretsServer),
      // s3rver knows nothing of the newer checksums.
      AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
      AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    },
    outbox,
    dynamoUrl: dynamo.url,
    objectsHost: new URL(objects.url).host,
    close: async () => {
      await Promise.all([mailServer.close(), secretsServer.close(), objects.close()]);
      await dynamo.close();
      outbox.close();
    },
  };
}

const urlOf = ({ port }: Listening): string => `http://127.0.0.1:${String(port)}`;
