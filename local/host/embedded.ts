import { randomBytes } from 'node:crypto';
import { credentialEnvironment, type Credential } from '../access/credential.ts';
import { startDynamo, type DynamoOptions, type RunningDynamo } from '../dynamo/server.ts';
import { Outbox } from '../mail/outbox.ts';
import { simpleEmailService, type Publish } from '../mail/sesServer.ts';
import type { SmtpRelay } from '../mail/smtpRelay.ts';
import type { ObjectFiles } from '../objects/objectFiles.ts';
import { startObjectStore } from '../objects/objectStore.ts';
import { pushService } from '../mail/pushServer.ts';
import { secretsManager } from '../secrets/secretsServer.ts';
import { SecretStore } from '../secrets/secretStore.ts';
import type { DemoCardsPlace, RunningDemoCards } from '../cards/startDemoCards.ts';
import { refuseDemoCards } from '../cards/demoCardSecret.ts';
import { dataPaths } from './dataPaths.ts';
import { respondWith } from './http/respondWith.ts';
import type { Listening } from './http/listen.ts';
import { listen } from './http/listen.ts';
import type { Deployment } from './template/deployment.ts';
import { REGION } from './template/intrinsics.ts';

/** The replacements of AWS on this machine, and the settings by which AWS clients find them. */
export interface Embedded {
  readonly environment: Readonly<Record<string, string>>;
  readonly outbox: Outbox;
  readonly dynamoUrl: string;
  /** Calls the database without a socket. */
  readonly dynamoClient: RunningDynamo['inProcess'];
  readonly dynamoShortcut: RunningDynamo['shortcut'];
  readonly bulkPut: RunningDynamo['bulkPut'];
  readonly onCommitted: RunningDynamo['onCommitted'];
  /** Calls the listener for each event about a mail that was taken. */
  readonly onMailEvent: (listener: Publish) => void;
  /** Of the database, the objects and the outbox, for tests of a full disk. */
  readonly limitGrowth: RunningDynamo['limitGrowth'];
  /** Host and port of the object store, as clients sign them. */
  readonly objectsHost: string;
  readonly objects: ObjectFiles;
  /** The pages of the demo's card provider; null without it. */
  readonly cardPages: RunningDemoCards['pages'] | null;
  /** @throws Error if there is no secret of that name */
  secretValue(name: string): string;
  close(): Promise<void>;
}

/** Hooks of the tests: into the database, and to take objects away by the address of a request while the host runs. */
export interface TestHooks extends Pick<
  DynamoOptions,
  'batchSeed' | 'beforeWrite' | 'disturb' | 'onCondition' | 'witness'
> {
  readonly isObjectDown?: (address: string) => boolean;
}

/**
 * Starts every embedded part, each on a port of its own on 127.0.0.1. They accept only calls signed by the
 * credential, because other accounts of this machine can reach the ports too.
 *
 * @param relay takes the mails in place of the outbox
 * @param cards where the demo's card provider is; null without demo data
 */
export async function startEmbedded(
  deployment: Deployment,
  directory: string,
  credential: Credential,
  { isObjectDown, ...hooks }: TestHooks = {},
  relay: SmtpRelay | null = null,
  cards: DemoCardsPlace | null = null,
): Promise<Embedded> {
  const paths = dataPaths(directory);
  const secrets = new SecretStore(paths.secrets);
  for (const { name, length } of deployment.secrets) secrets.ensure(name, length);
  const demoCards = await demoCardsAt(cards, secrets, paths.cards);
  const outbox = new Outbox(paths.outbox);
  const objects = await startObjectStore(paths.objects, deployment.buckets, credential, isObjectDown);
  const dynamo = await startDynamo({ port: 0, directory: paths.dynamo, credential, ...hooks });
  let publish: Publish = () => undefined;
  const simpleEmail = simpleEmailService(relay ?? outbox, credential, (event) => {
    publish(event);
  });
  const mailServer = await listen(respondWith(simpleEmail));
  const secretsServer = await listen(respondWith(secretsManager(secrets, credential)));
  const pushPath = `/${randomBytes(24).toString('base64url')}`;
  const pushServer = await listen(respondWith(pushService(outbox, pushPath)));
  return {
    environment: {
      AWS_REGION: REGION,
      ...credentialEnvironment(credential),
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_ENDPOINT_URL_S3: objects.url,
      AWS_ENDPOINT_URL_SESV2: urlOf(mailServer),
      AWS_ENDPOINT_URL_SECRETS_MANAGER: urlOf(secretsServer),
      // Who relays mails to real people has real phones too.
      PUSH_SERVICE: relay ? 'browsers' : `${urlOf(pushServer)}${pushPath}`,
      ...demoCards?.environment,
      // A line for each call would bury the output of `npm start`.
      POWERTOOLS_METRICS_DISABLED: 'true',
      POWERTOOLS_LOG_LEVEL: 'WARN',
    },
    outbox,
    dynamoUrl: dynamo.url,
    dynamoClient: dynamo.inProcess,
    dynamoShortcut: dynamo.shortcut,
    bulkPut: dynamo.bulkPut,
    onCommitted: dynamo.onCommitted,
    onMailEvent: (listener) => {
      publish = listener;
    },
    limitGrowth: (pages) => {
      dynamo.limitGrowth(pages);
      outbox.limitGrowth(pages);
      objects.files.hasRoom = pages === null;
    },
    objectsHost: new URL(objects.url).host,
    objects: objects.files,
    cardPages: demoCards?.pages ?? null,
    secretValue: (name) => {
      const found = secrets.read(name);
      if (found === undefined) throw new Error(`There is no secret ${name}.`);
      return found.current;
    },
    close: async () => {
      await Promise.all([mailServer.close(), secretsServer.close(), pushServer.close(), objects.close()]);
      await dynamo.close();
      await demoCards?.close();
      outbox.close();
      relay?.close();
    },
  };
}

async function demoCardsAt(place: DemoCardsPlace | null, secrets: SecretStore, file: string) {
  if (place === null) {
    refuseDemoCards(secrets);
    return null;
  }
  const { startDemoCards } = await import('../cards/startDemoCards.ts');
  return startDemoCards(place, secrets, file);
}

const urlOf = ({ port }: Listening): string => `http://127.0.0.1:${String(port)}`;
