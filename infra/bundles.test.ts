import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newAccessCredential } from '../local/access/credential.ts';
import { startEmbedded, type Embedded } from '../local/host/embedded.ts';
import { ensureTables } from '../local/host/storage/ensureTables.ts';
import { readDeployment } from '../local/host/template/readDeployment.ts';
import { synthesizedTemplates } from '../local/host/synthesis.ts';
import { makeSuperAdministrator } from '../local/operator/superAdministrator.ts';
import { BundledFunction } from '../local/testing/bundledFunction.ts';
import { competitionBody, entryBody, formBody } from '../local/testing/competitions.ts';
import { gatewayEvent, type CallParts } from '../local/testing/gatewayEvent.ts';
import { routeOf, type Operation } from '../shared/contract/routes.ts';
import type { DataOf } from '../shared/contract/types.ts';
import { EdgeSecret } from './constructs/EdgeSecret.ts';
import { FUNCTIONS, type FunctionName } from './constructs/grants.ts';
import { ResourceFunction } from './constructs/ResourceFunction.ts';
import { environmentNamed } from './environments.ts';
import { inRepository } from './repository.ts';
import { DataStack } from './stacks/DataStack.ts';

const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-bundles-'));
const data = mkdtempSync(path.join(tmpdir(), 'rinkside-bundles-data-'));
const bundles = new Map<FunctionName, { readonly folder: string; readonly run: BundledFunction }>();
let embedded: Embedded;

const answered = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()),
  cookies: z.optional(z.array(z.string())),
  body: z.string(),
  isBase64Encoded: z.optional(z.boolean()),
});

const templated = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), Properties: z.optional(z.unknown()) })),
});
const deployedCode = z.object({ Description: z.string(), Code: z.object({ S3Key: z.string() }) });

/** Bundles all functions as a deployment does, each into a folder without other files. */
function bundledFolders(): ReadonlyMap<FunctionName, string> {
  const app = new App({ outdir });
  const environment = environmentNamed('local');
  const kept = new DataStack(app, 'Data', { environment });
  const stack = new Stack(app, 'Bundles');
  const spa = new Bucket(stack, 'Spa');
  const edgeSecret = new EdgeSecret(stack, 'EdgeSecret');
  for (const resource of FUNCTIONS)
    new ResourceFunction(stack, resource, {
      resource,
      environment,
      data: kept,
      spa,
      edgeSecret,
      bundled: true,
    });
  const template = app.synth().getStackByName('Bundles').template as unknown;
  const functions = Object.values(templated.parse(template).Resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .map(({ Properties }) => deployedCode.parse(Properties));
  return new Map(
    FUNCTIONS.map((resource) => {
      const found = functions.find(({ Description }) => Description === `Rinkside: ${resource}`);
      return [resource, path.join(outdir, `asset.${found?.Code.S3Key.replace('.zip', '') ?? 'none'}`)];
    }),
  );
}

/** Two dozen bundles on a busy machine; alone it takes a minute. */
const BUNDLING_MILLISECONDS = 600_000;

beforeAll(async () => {
  const deployment = readDeployment(await synthesizedTemplates(inRepository()));
  embedded = await startEmbedded(deployment, data, newAccessCredential());
  Object.assign(process.env, embedded.environment);
  await ensureTables(new DynamoDBClient(), deployment.tables);
  for (const [resource, folder] of bundledFolders()) {
    const own = deployment.functions.find(({ entry }) => entry.endsWith(`/${resource}/lambda.ts`));
    const run = new BundledFunction(folder, { ...embedded.environment, ...own?.environment });
    bundles.set(resource, { folder, run });
  }
  Object.assign(process.env, deployment.functions.find(({ entry }) => entry.includes('users'))?.environment);
}, BUNDLING_MILLISECONDS);

afterAll(async () => {
  await Promise.all([...bundles.values()].map(({ run }) => run.stop()));
  await embedded.close();
  for (const folder of [outdir, data]) rmSync(folder, { recursive: true, force: true });
});

async function call(operation: Operation, asked: CallParts = {}) {
  const bundle = bundles.get(routeOf(operation).resource);
  return answered.parse(await bundle?.run.call(gatewayEvent(operation, asked)));
}

async function dataOf<Op extends Operation>(operation: Op, asked: CallParts = {}): Promise<DataOf<Op>> {
  const { statusCode, body } = await call(operation, asked);
  if (statusCode >= 300) throw new Error(`${operation}: ${body}`);
  return (JSON.parse(body) as { data: DataOf<Op> }).data;
}

async function loggedIn(email: string, password: string): Promise<string> {
  const { cookies } = await call('logIn', { body: { email, password } });
  return cookies?.[0]?.split(';')[0] ?? '';
}

describe('the bundles of a deployment', () => {
  it.each([
    ['currentUser', 401],
    ['listUsers', 401],
    ['listRinks', 200],
    ['listCompetitions', 200],
    ['getForm', 404],
    ['listMyEntries', 401],
    // Of the operations that the function loads later.
    ['getEntryRecord', 401],
    ['getEntryHandover', 404],
    ['listPayments', 401],
    ['createUpload', 401],
    ['listMembers', 401],
    ['listEntryMails', 401],
    ['getReceipt', 401],
    ['getCompetitionPage', 404],
    ['health', 200],
  ] as const)('answer %s with %i, from the code alone', async (operation, status) => {
    expect((await call(operation)).statusCode).toBe(status);
  });

  it('contain all functions and are small enough for a quick start', () => {
    expect([...bundles.keys()]).toEqual(FUNCTIONS);
    const bytes = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => statSync(path.join(folder, file)))
        .reduce((sum, { size }) => sum + size, 0);
    const largest: Partial<Record<FunctionName, number>> = {
      // The list of passwords to refuse; the fonts beside the bundle of documents.
      authentication: 1_500,
      users: 1_500,
      receipts: 25_000,
      // Which music is missing is known by the running day: nobody's is who has skated. A late file saves its entry with a fee.
      files: 890,
      // A message finds its families by the published schedule; the outbox composes each kind of mail, those to judges with the
      // times of the running day, and the receipt of a refund to a card.
      notices: 895,
      outboxSchedule: 895,
      outboxStream: 895,
    };
    for (const [resource, { folder }] of bundles)
      expect(bytes(folder) / 1024, resource).toBeLessThan(largest[resource] ?? 800);
  });

  it('serve a competition from its rink to a PDF, and send its mails by the stream and the schedule', async () => {
    const password = 'chosen by myself';
    const family = { name: 'Robin Winter', email: 'robin@test.example', password };
    const link = await makeSuperAdministrator({ email: 'ada@test.example', name: 'Ada' }, new Date());
    const token = new URL(link).searchParams.get('token');
    await dataOf('resetPassword', { body: { token, password } });
    const admin = { cookie: await loggedIn('ada@test.example', password) };
    const place = { name: 'Lakeside', city: 'Lakeside', country: 'Canada' };
    const rink = await dataOf('createRink', { ...admin, body: place });
    const form = await dataOf('createForm', { ...admin, body: formBody() });
    const competition = await dataOf('createCompetition', {
      ...admin,
      body: competitionBody(rink.id, form.id),
    });
    await dataOf('signUp', { body: family });
    const parent = { cookie: await loggedIn(family.email, password) };
    const entry = await dataOf('submitIndividualEntry', {
      ...parent,
      body: entryBody({ competition, form }, 2, '陳嘉欣 김서연 สมหญิง Nguyễn'),
    });
    const other = await dataOf('submitIndividualEntry', {
      ...parent,
      body: entryBody({ competition, form }, 1, 'Bo Lake'),
    });
    const [listed] = await dataOf('listMyEntries', parent);
    expect(listed).toMatchObject({ id: other.id });
    const skaters = await dataOf('listSkaters', { ...admin, params: { competitionId: competition.id } });
    expect(skaters).toHaveLength(2);

    const file = { entryId: entry.id, file: 'statement.pdf' };
    const pdf = await call('getReceiptFile', { ...parent, params: file });
    expect(pdf).toMatchObject({ statusCode: 200, isBase64Encoded: true });
    expect(Buffer.from(pdf.body, 'base64').subarray(0, 5).toString()).toBe('%PDF-');

    const client = DynamoDBDocumentClient.from(new DynamoDBClient());
    const TableName = process.env['TABLE_NAME'];
    const { Items = [] } = await client.send(new ScanCommand({ TableName }));
    const unsent = Items.filter(({ type, sentAt }) => type === 'notice' && sentAt === null);
    expect(unsent.map(({ entryId }) => String(entryId)).toSorted()).toEqual([entry.id, other.id].toSorted());
    for (const { pk, sk } of unsent)
      await client.send(
        new UpdateCommand({
          TableName,
          Key: { pk, sk },
          UpdateExpression: 'SET #at = :overdue',
          ExpressionAttributeNames: { '#at': 'at' },
          ExpressionAttributeValues: { ':overdue': new Date(Date.now() - 5 * 60_000).toISOString() },
        }),
      );
    expect(embedded.outbox.newest(9).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining(competition.name),
    );
    const [ofOther] = unsent.filter(({ entryId }) => entryId === other.id);
    const Keys = { pk: { S: String(ofOther?.['pk']) }, sk: { S: String(ofOther?.['sk']) } };
    const streamed = { Records: [{ eventName: 'INSERT', dynamodb: { Keys, SequenceNumber: '1' } }] };
    for (const event of [streamed, streamed])
      expect(await bundles.get('outboxStream')?.run.call(event)).toEqual({ batchItemFailures: [] });
    const subjects = () => embedded.outbox.newest(9).map(({ subject }) => subject);
    expect(subjects().filter((subject) => subject.includes(competition.name))).toEqual([
      `Entered: Bo Lake, ${competition.name}`,
    ]);
    await bundles.get('outboxSchedule')?.run.call({ scheduled: 'overdueMails' });
    expect(embedded.outbox.newest(9)).toContainEqual(
      expect.objectContaining({ to: [family.email], subject: expect.stringContaining(competition.name) }),
    );
  });
});
