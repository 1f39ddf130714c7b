import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import type { Credential } from '../access/credential.ts';
import { claimOf, REFUSALS, type Refusal } from '../access/signedRequest.ts';
import { sha256 } from '../access/signature.ts';
import { isDiskFull } from '../access/diskFull.ts';
import { DynamoError, insufficientStorage, internalError, notSigned } from './errors.ts';
import type { Store } from './operations/operation.ts';
import { prepareRequest, type PreparedRequest } from './request/dispatch.ts';
import type { GroupCommit } from './storage/groupCommit.ts';

/** AWS's largest request, in bytes. */
const largestRequest = 16 * 1024 * 1024;

/** Conditions of access: a signature by the credential, and this machine as the host. */
export interface Door {
  readonly credential: Credential;
  /** Whether host names other than loopback's are refused; false for a server open to other machines. */
  readonly loopbackOnly: boolean;
}

/**
 * Answers DynamoDB's JSON protocol: each operation is a signed POST to / that names itself in a header. An
 * unsigned GET reports that the server is up.
 */
export function requestHandler(store: Store, commits: GroupCommit, door: Door): RequestListener {
  return (request, response) => {
    if (request.method === 'GET') {
      request.resume();
      response.end('healthy: dynamodb.local.amazonaws.com ');
      return;
    }
    void answer(store, commits, request, door).then(
      (body) => send(response, 200, body),
      (error: unknown) => {
        // The client disconnected before it had sent the whole request.
        if (!request.complete && request.destroyed) return;
        const { status, body } = refusalOf(error);
        send(response, status, body);
      },
    );
  };
}

async function answer(
  store: Store,
  commits: GroupCommit,
  message: IncomingMessage,
  { credential, loopbackOnly }: Door,
): Promise<object> {
  const claim = claimOf(message, credential, { loopbackOnly });
  if (typeof claim === 'string') throw refused(message, claim);
  const target = message.headers['x-amz-target'];
  const body = await bodyOf(message);
  if (!claim.holds(sha256(body))) throw refused(message, 'InvalidSignatureException');
  return perform(store, commits, typeof target === 'string' ? target : undefined, body.toString('utf8'));
}

/**
 * Performs one operation.
 * @param target the `x-amz-target` header
 * @param body JSON
 * @throws DynamoError
 */
export async function perform(
  store: Store,
  commits: GroupCommit,
  target: string | undefined,
  body: string,
): Promise<object> {
  const prepared = prepareRequest(target, body);
  const run = () => performPrepared(store, commits, prepared, () => body);
  const disturbed = store.disturb?.(() => body);
  return disturbed ? disturbed(run, prepared.operation.writes) : run();
}

/** @param text the request as JSON */
export async function performPrepared(
  store: Store,
  commits: GroupCommit,
  prepared: PreparedRequest,
  text: () => string,
): Promise<object> {
  const { name, operation } = prepared;
  if (operation.writes) await store.beforeWrite?.(text());
  if (!store.witness) return performNow(store, commits, prepared);
  return store.witness({ name, body: text() }, () => performNow(store, commits, prepared));
}

async function performNow(
  store: Store,
  commits: GroupCommit,
  { operation, request }: PreparedRequest,
): Promise<object> {
  const run = () => operation.run(store, request);
  const commit = async (work = run) => (operation.writes ? commits.run(work) : work());
  const { contention } = store;
  if (!contention || !operation.items) return commit();
  const items = operation.items(store, request);
  if (!operation.isTransaction)
    return commit(() => {
      contention.refuseWrite(items);
      return run();
    });
  if (operation.writes) return contention.during(items, commit);
  // A transaction of reads lasts no longer than its reading.
  contention.refuseTransaction(items);
  return commit();
}

/** Reads and discards the rest of a body, so that the client receives the answer. */
function refused(message: IncomingMessage, why: Refusal): DynamoError {
  message.resume();
  return notSigned(why, REFUSALS[why]);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= largestRequest) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (length > largestRequest) throw tooLarge();
  return Buffer.concat(chunks);
}

const tooLarge = () =>
  new DynamoError(
    'com.amazon.coral.service#RequestEntityTooLargeException',
    'The request is larger than 16 MB',
  );

/** AWS clients try 500 again at once, and 507 not. */
const STATUSES: Readonly<Record<string, number>> = { InternalServerError: 500, InsufficientStorage: 507 };

/** The status and body that answer an error. */
export function refusalOf(error: unknown): { readonly status: number; readonly body: object } {
  const told = error instanceof DynamoError ? error : unexpected(error);
  return { status: STATUSES[told.name] ?? 400, body: told.toBody() };
}

function unexpected(error: unknown): DynamoError {
  if (isDiskFull(error)) return insufficientStorage();
  console.error(error);
  return internalError(error instanceof Error ? error.message : 'Internal error');
}

function send(response: ServerResponse, status: number, body: object): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': bytes.length,
    'x-amzn-requestid': randomUUID().toUpperCase(),
    // Some AWS clients compare it with the checksum of the body that they read.
    'x-amz-crc32': String(crc32(bytes)),
  });
  response.end(bytes);
}
