import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { sendTableCallsBy } from '../../functions/platform/table/client.ts';
import { newAccessCredential, type Credential } from '../access/credential.ts';
import { currentTime } from '../clock.ts';
import { DEMO_CARDS_PATH } from '../cards/demoCardsPath.ts';
import { outboxDoor } from '../mail/outboxAccess.ts';
import { outboxPages, relayedPages } from '../mail/outboxPages.ts';
import type { SmtpRelay } from '../mail/smtpRelay.ts';
import { refuseDemoMail, type SmtpSettings } from '../mail/smtpSettings.ts';
import { openTables } from '../operator/migrate/openTables.ts';
import { refuseUnfinishedImport } from '../operator/transfer/importPosition.ts';
import { apiGateway } from './api/apiGateway.ts';
import { loadFunctions, sharedEnvironment } from './api/loadFunctions.ts';
import { runEventRules } from './api/runEventRules.ts';
import { runSchedules } from './api/runSchedules.ts';
import { runStreams } from './api/runStreams.ts';
import { refuseCheapPasswords } from './cheapPasswords.ts';
import { ensureDemoData } from './demoData.ts';
import type { Embedded, TestHooks } from './embedded.ts';
import { startEmbedded } from './embedded.ts';
import { announceEndpoints, forgetEndpoints } from './endpoints.ts';
import { textAnswer } from './http/answer.ts';
import { distribution } from './http/distribution.ts';
import { EdgeCache } from './http/edgeCache.ts';
import { listen } from './http/listen.ts';
import { ownHeaders } from './http/ownHeaders.ts';
import { send } from './http/send.ts';
import { isReachable, refuseOldDemo, refuseOpenDemo } from './openDemo.ts';
import { GALLERY, galleryPages } from './pages/gallery.ts';
import { putDocument } from './pages/putDocument.ts';
import { hostPasskeyOrigin } from './passkeyOrigin.ts';
import { spaFiles } from './pages/spaFiles.ts';
import { reportStep } from './reportStep.ts';
import { bucketFiles } from './storage/bucketFiles.ts';
import { lockDirectory } from './storage/lockDirectory.ts';
import { removeExpired } from './storage/removeExpired.ts';
import { signedUploads } from './storage/signedUploads.ts';
import { synthesizedTemplates } from './synthesis.ts';
import type { Deployment } from './template/deployment.ts';
import { withSecrets } from './template/deployedSecrets.ts';
import { readDeployment } from './template/readDeployment.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const BUILT_PAGES = path.join(ROOT, 'web/dist');

export interface LocalHostOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  readonly dataDirectory: string;
  readonly demoData: boolean;
  /** Whether the functions call the database by its address, as they do on AWS, and not in this process. */
  readonly databaseOverHttp?: boolean;
  /** Whether the demo may be open to other machines. */
  readonly openDemo?: boolean;
  /** The product's address, if a proxy is in front of this host. */
  readonly publicOrigin?: string;
  /** Whether that proxy forwards the caller's address in `X-Forwarded-For`. */
  readonly behindProxy?: boolean;
  readonly testHooks?: TestHooks;
  /** The relay of mails, which are kept in the outbox without one. */
  readonly smtp?: SmtpSettings | null;
  /** N of scrypt in place of the stack's, for tests that make many accounts. */
  readonly passwordCost?: string;
}

export interface LocalHost {
  readonly origin: string;
  close(): Promise<void>;
}

interface BoundedHost extends LocalHost {
  /** For tests of a full disk. */
  readonly limitGrowth: Embedded['limitGrowth'];
}

/** Wildcard hosts to listen on, which no browser can open. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Between two sweeps of kept answers that nobody asks for any more. */
const SWEEP_MILLISECONDS = 10_000;

type Listener = Parameters<typeof listen>[0];

const starting: Listener = (request, response) => {
  send(request, response, textAnswer(503, 'Rinkside is starting.'), { compress: false });
};

/**
 * Starts the whole product from its synthesized template. Handlers read the environment of the process, so a
 * process can hold one host at a time.
 *
 * @throws Error in one sentence if the port or the data folder is taken, a source is missing, a later release
 *   wrote the data, or other machines could reach the demo unasked
 */
export async function startLocalHost(options: LocalHostOptions): Promise<BoundedHost> {
  let listener = starting;
  const { host = '127.0.0.1', dataDirectory } = options;
  refuseOpenDemo(options);
  refuseDemoMail(options);
  refuseCheapPasswords(options);
  const headers = ownHeaders(options.publicOrigin);
  const answer: Listener = (request, response) => {
    response.setHeaders(headers);
    listener(request, response);
  };
  const front = await listen(answer, { port: options.port, host });
  const name = EVERY_ADDRESS.has(host) ? '127.0.0.1' : host;
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${String(front.port)}`;
  const undo: (() => unknown)[] = [() => front.close()];
  const close = async () => {
    for (const step of undo.splice(0)) await step();
  };
  try {
    const unlock = lockDirectory(path.resolve(dataDirectory));
    undo.push(unlock);
    forgetEndpoints(dataDirectory);
    const deployment = readDeployment(
      await reportStep('Reading the stacks', () => synthesizedTemplates(ROOT)),
    );
    const credential = newAccessCredential();
    const relay = await relayOf(options);
    const embedded = await reportStep('Starting the embedded database, files and mail', () =>
      startEmbedded(
        deployment,
        dataDirectory,
        credential,
        options.testHooks,
        relay,
        options.demoData ? { visitors: options.publicOrigin ?? origin, provider: origin } : null,
      ),
    );
    undo.splice(1, 0, () => embedded.close());
    const publicOrigin = options.publicOrigin ?? origin;
    const outboxKey = newOutboxKey(options);
    const filled = withSecrets(deployment, (name) => embedded.secretValue(name));
    const served = await product(filled, embedded, {
      ...options,
      origin: publicOrigin,
      credential,
      outboxKey,
    });
    listener = served.listener;
    undo.splice(1, 0, served.stopCalls);
    const outbox = `http://127.0.0.1:${String(front.port)}/_outbox${outboxKey === null ? '' : `?key=${outboxKey}`}`;
    const endpoints = {
      dynamo: embedded.dynamoUrl,
      objects: `http://${embedded.objectsHost}`,
      origin: publicOrigin,
      credential,
      outbox,
    };
    undo.splice(1, 0, announceEndpoints(dataDirectory, endpoints));
    return { origin, limitGrowth: embedded.limitGrowth, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A relay that is down stops no start: mails wait for it. */
async function relayOf({ smtp }: LocalHostOptions): Promise<SmtpRelay | null> {
  if (!smtp) return null;
  const { smtpRelay } = await import('../mail/smtpRelay.ts');
  const relay = smtpRelay(smtp);
  void relay.findFault().then((fault) => {
    if (fault !== null) console.warn(fault);
  });
  return relay;
}

/** Anyone at this machine may read the demo's mails; real mails open real accounts and need a key. */
const newOutboxKey = (options: LocalHostOptions): string | null =>
  options.demoData && !isReachable(options) ? null : randomBytes(24).toString('base64url');

async function product(
  deployment: Deployment,
  embedded: Embedded,
  options: { origin: string; credential: Credential; outboxKey: string | null } & LocalHostOptions,
): Promise<{ readonly listener: Listener; readonly stopCalls: () => Promise<void> }> {
  const { origin, credential, demoData, behindProxy = false } = options;
  Object.assign(process.env, sharedEnvironment(deployment.functions), embedded.environment, {
    PUBLIC_ORIGIN: origin,
    PASSKEY_ORIGIN: hostPasskeyOrigin(origin),
    ...(options.smtp && { MAIL_FROM: options.smtp.from, MAIL_RATE: String(options.smtp.rate) }),
    ...(options.passwordCost === undefined ? {} : { PASSWORD_COST: options.passwordCost }),
  });
  const dynamo = new DynamoDBClient(options.databaseOverHttp ? {} : embedded.dynamoClient);
  const s3 = new S3Client();
  await openTables(dynamo, deployment.tables, options.dataDirectory);
  await refuseUnfinishedImport({
    database: dynamo,
    tableName: deployment.tables[0]?.definition.TableName ?? '',
    name: options.dataDirectory,
  });
  await refuseOldDemo(options, dynamo, deployment.tables);
  await removeExpired(s3, deployment.expirations, currentTime());
  const { bulkPut } = embedded;
  if (demoData) await ensureDemoData(deployment, { dynamo, bulkPut, s3 }, options.dataDirectory);
  if (!options.databaseOverHttp)
    sendTableCallsBy({ ...embedded.dynamoClient, shortcut: embedded.dynamoShortcut() });
  const functions = await reportStep('Loading the functions', () =>
    loadFunctions(deployment.functions, ROOT),
  );
  let callsUnderWay = 0;
  const gateway = apiGateway(deployment, origin, functions);
  const api: typeof gateway = async (...call) => {
    callsUnderWay += 1;
    try {
      return await gateway(...call);
    } finally {
      callsUnderWay -= 1;
    }
  };
  const streams = runStreams(deployment.streams, functions, () => callsUnderWay > 0);
  const cache = new EdgeCache();
  const sweep = setInterval(() => {
    cache.sweep();
  }, SWEEP_MILLISECONDS);
  embedded.onCommitted((written) => {
    cache.dropChanged();
    streams.take(written);
  });
  const eventRules = runEventRules(deployment.eventRules, functions, embedded.outbox);
  embedded.onMailEvent(eventRules.publish);
  const { bucket, caching } = deployment.spa;
  await putDocument(s3, bucket, BUILT_PAGES);
  const origins = {
    api,
    signed: (name: string) =>
      signedUploads({ files: embedded.objects, bucket: name, host: embedded.objectsHost, credential }),
    bucket: (name: string) =>
      name === bucket ? spaFiles(BUILT_PAGES, caching) : bucketFiles(embedded.objects, name),
  };
  const deployed = distribution(deployment, origins, { behindProxy, cache });
  const gallery = isReachable(options) ? null : galleryPages(ROOT);
  const serve: typeof deployed = async (request, response) => {
    const url = (request.url ?? '/').split('?')[0] ?? '/';
    const isOfGallery = url === GALLERY || url.startsWith(`${GALLERY}/`);
    if (gallery === null || !isOfGallery) await deployed(request, response);
    else send(request, response, await gallery(url), { compress: true });
  };
  const mail = options.smtp ? relayedPages : outboxDoor(options.outboxKey, outboxPages(embedded.outbox));
  const listener: Listener = (request, response) => {
    const url = (request.url ?? '/').split('?')[0] ?? '/';
    if (url === '/_outbox.json' || url === '/_outbox' || url.startsWith('/_outbox/')) {
      // Mails leave after the answers that caused them; who looks for one finds it.
      void streams.finished().then(() => {
        send(request, response, mail(request), { compress: false });
      });
      return;
    }
    if (url.startsWith(DEMO_CARDS_PATH) && embedded.cardPages) {
      void embedded.cardPages(request).then((page) => {
        send(request, response, page, { compress: false });
      });
      return;
    }
    serve(request, response).catch((error: unknown) => {
      console.error(`${request.method ?? ''} ${url} failed:`, error);
      if (!response.headersSent) send(request, response, textAnswer(502, 'Bad gateway'), { compress: false });
      else response.destroy();
    });
  };
  const stopSchedules = runSchedules(deployment.schedules, functions);
  const stopCalls = async () => {
    clearInterval(sweep);
    await stopSchedules();
    await eventRules.stop();
    await streams.finished();
  };
  return { listener, stopCalls };
}
