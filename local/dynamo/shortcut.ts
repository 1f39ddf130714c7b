import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient, ServiceInputTypes, ServiceOutputTypes } from '@aws-sdk/lib-dynamodb';
import { DynamoError } from './errors.ts';
import { performPrepared } from './http.ts';
import type { Store } from './operations/operation.ts';
import { prepareOwnRequest } from './request/dispatch.ts';
import type { GroupCommit } from './storage/groupCommit.ts';
import { documentForm, sdkForm, wireForm } from './values/documentForm.ts';

/** Middleware of a document client. */
export type Shortcut = Parameters<DynamoDBDocumentClient['middlewareStack']['use']>[0];

/**
 * Answers a document client's calls where its values are marshalled: what the SDK does between there and the database
 * (endpoints, signatures, attempts, texts) takes longer than the database, and changes nothing within a process.
 * @param turn waited for before each call
 */
export function shortcutTo(
  store: Store,
  commits: GroupCommit,
  turn: () => Promise<unknown> = () => Promise.resolve(),
): Shortcut {
  const answered = (next: Handler, context: { commandName?: string }) => async (args: Call) => {
    await turn();
    // What goes wrong on purpose meets the whole SDK, as it would on AWS.
    if (store.disturb?.(() => JSON.stringify(wireForm(args.input)))) return next(args);
    let answer: object;
    try {
      answer = await ownCall(store, commits, context.commandName ?? '', args.input);
    } catch (error) {
      const modelled = modelledError(error);
      if (modelled) throw modelled;
      // The SDK knows what to try again, and how to name the rest.
      return next(args);
    }
    // Outside: what fails after a write must not make it twice.
    return {
      response: null,
      output: { $metadata: METADATA, ...documentForm(answer) } as ServiceOutputTypes,
    };
  };
  return {
    applyToStack: (stack) => {
      stack.addRelativeTo(answered, {
        name: 'shortcut',
        relation: 'after',
        toMiddleware: 'DocumentMarshall',
      });
    },
  };
}

interface Call {
  readonly input: ServiceInputTypes;
}

type Handler = (call: Call) => Promise<{ response: unknown; output: ServiceOutputTypes }>;

/** @param command such as `GetItemCommand` */
async function ownCall(store: Store, commits: GroupCommit, command: string, input: object): Promise<object> {
  const prepared = prepareOwnRequest(command.replace(/Command$/, ''), wireForm(input));
  return performPrepared(store, commits, prepared, () => JSON.stringify(wireForm(input)));
}

const METADATA = { httpStatusCode: 200, attempts: 1, totalRetryDelay: 0 };
const REFUSED = { ...METADATA, httpStatusCode: 400 };

/** The errors that callers know and the SDK does not try again. */
function modelledError(error: unknown): Error | null {
  if (!(error instanceof DynamoError)) return null;
  const { message, name, members } = error;
  const own = { message, $metadata: REFUSED, ...sdkForm(members) };
  if (name === 'ConditionalCheckFailedException') return new ConditionalCheckFailedException(own);
  if (name === 'TransactionCanceledException') return new TransactionCanceledException(own);
  return name === 'TransactionConflictException' ? new TransactionConflictException(own) : null;
}
