import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { newAccessCredential } from '../local/access/credential.ts';
import { DEMO_PASSWORD } from '../local/demo/accounts.ts';
import { ensureDemoData } from '../local/host/demoData.ts';
import { startEmbedded } from '../local/host/embedded.ts';
import { ensureTables } from '../local/host/storage/ensureTables.ts';
import { synthesizedTemplates } from '../local/host/synthesis.ts';
import { readDeployment } from '../local/host/template/readDeployment.ts';
import { gatewayEvent } from '../local/testing/gatewayEvent.ts';
import type { Resource } from '../shared/contract/core/route.ts';
import { routeOf, type Operation } from '../shared/contract/routes.ts';
import { bundled, CLIENTS, handlerOf, ONE_FILE } from './functionBundles.ts';
import { median, milliseconds, reported, times, type Row } from './row.ts';

const ROUNDS = 7;

/** The most frequent operations, and their callers. */
const CALLS: readonly (readonly [Operation, caller: 'superadmin' | 'skater' | null])[] = [
  ['currentUser', 'skater'],
  ['listUsers', 'superadmin'],
  ['listRinks', null],
  ['listCompetitions', null],
  ['listMyEntries', 'skater'],
  ['listMembers', 'superadmin'],
  ['listCoaches', 'superadmin'],
];

type Environment = Readonly<Record<string, string>>;

/**
 * Processor time of a function's import and its first call, so that what an import leaves to the call counts. Beside
 * the clients in one file, and an item that they read. The database answers by http here, for which alone Node loads
 * 25 ms of its own code; in AWS it answers by https.
 */
export async function functionFirstCall(dataDirectory: string): Promise<Row[]> {
  const data = path.join(dataDirectory, 'firstCall');
  const deployment = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '..')));
  const embedded = await startEmbedded(deployment, data, newAccessCredential());
  try {
    Object.assign(process.env, embedded.environment);
    const dynamo = new DynamoDBClient(embedded.dynamoClient);
    await ensureTables(dynamo, deployment.tables);
    const s3 = new S3Client({ forcePathStyle: true });
    await ensureDemoData(deployment, { dynamo, bulkPut: embedded.bulkPut, s3 }, data);
    const environmentOf = (resource: Resource): Environment => ({
      ...embedded.environment,
      ...deployment.functions.find(({ entry }) => entry.endsWith(`/${resource}/lambda.ts`))?.environment,
    });
    const file = (name: string) => path.join(data, 'bundles', name);
    const floor = {
      script: READ_ITEM,
      bundle: await bundled(file('clients'), CLIENTS, ONE_FILE),
      environment: environmentOf('rinks'),
    };
    const logIn = await bundled(file('authentication'), handlerOf('authentication'));
    const measured: { what: string; started: Started; figures: number[] }[] = [];
    for (const [operation, caller] of CALLS) {
      const { resource } = routeOf(operation);
      const environment = environmentOf(resource);
      const cookie = caller && (await cookieOf(caller, logIn, environmentOf('authentication')));
      const event = gatewayEvent(operation, cookie === null ? {} : { cookie });
      const bundle = await bundled(file(resource), handlerOf(resource));
      const started = { script: callWith(event), bundle, environment };
      measured.push({ what: `import and first ${operation} beside them`, started, figures: [] });
    }
    const floors: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      floors.push(await timeOf(floor));
      for (const { started, figures } of measured) figures.push(await timeOf(started));
    }
    return [
      reported('import of the SDK clients and a first read, processor time', milliseconds(median(floors))),
      ...measured.map(({ what, figures }) => reported(what, times(median(figures) / median(floors)))),
    ];
  } finally {
    await embedded.close();
  }
}

interface Started {
  readonly script: string;
  readonly bundle: string;
  readonly environment: Environment;
}

const READ_ITEM = `const [Client, , , Documents, Get] = handler;
  const TableName = process.env.TABLE_NAME;
  await Documents.from(new Client()).send(new Get({ TableName, Key: { pk: 'none', sk: 'none' } }));`;

const callWith = (event: object) => `const answer = await handler(${JSON.stringify(event)}, {});
  if (answer.statusCode >= 400) throw new Error(answer.body);`;

/** Milliseconds of processor time in a process of its own, which has nothing else to do. */
async function timeOf({ script, bundle, environment }: Started): Promise<number> {
  const printed = await run(
    `const before = process.cpuUsage(); const { handler } = await import(${JSON.stringify(bundle)}); ${script}
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000);`,
    environment,
  );
  return Number(printed);
}

async function cookieOf(caller: string, bundle: string, environment: Environment): Promise<string> {
  const body = { email: `${caller}@demo.rinkside.example`, password: DEMO_PASSWORD };
  return run(
    `const { handler } = await import(${JSON.stringify(bundle)});
    const { cookies } = await handler(${JSON.stringify(gatewayEvent('logIn', { body }))}, {});
    console.log(cookies[0].split(';')[0]);`,
    environment,
  );
}

/** The last line that it prints. */
async function run(script: string, environment: Environment): Promise<string> {
  const options = { env: { ...environment } };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `${script} process.exit();`],
    options,
  );
  return stdout.trim().split('\n').at(-1) ?? '';
}
