import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { DynamoError } from '../../dynamo/errors.ts';
import type { DynamoOptions } from '../../dynamo/server.ts';
import { areSameAnswers, type Difference } from './compareAnswers.ts';
import { peerAt, toAnswer, type Answer } from './peer.ts';

/** Expired items stay in both databases: each would delete them at times of its own. */
const UNSENT = new Set(['UpdateTimeToLive', 'DescribeTimeToLive']);

/** Own failures that say nothing about the call. */
const OF_THE_MACHINE = new Set(['InsufficientStorage', 'InternalServerError']);

/**
 * Sends each call of an embedded database to DynamoDB Local too, and adds to a file one line of JSON for each: the
 * operation, or the difference. Calls go one after another, so that both databases see the same order. None outside
 * `npm run against-dynamodb-local`, whose two variables name the database and the file.
 */
export function witnessed(): Pick<DynamoOptions, 'witness'> {
  const { DYNAMODB_LOCAL: address, WITNESSED_CALLS: file } = process.env;
  if (address === undefined || file === undefined) return {};
  const askPeer = peerAt(address, randomBytes(10).toString('hex'));
  let last: Promise<unknown> = Promise.resolve();
  return {
    witness({ name, body }, perform) {
      const turn = last.then(async () => {
        const own = await outcomeOf(perform);
        if (UNSENT.has(name) || OF_THE_MACHINE.has(own.answer.type)) return own;
        const peer = await askPeer(name, body);
        appendFileSync(file, line(name, body, own.answer, peer));
        return own;
      });
      last = turn.catch(() => undefined);
      return turn.then((own) => own.give());
    },
  };
}

function line(name: string, request: string, own: Answer, peer: Answer): string {
  if (areSameAnswers(name, own, peer)) return `${JSON.stringify({ name })}\n`;
  return `${JSON.stringify({ name, request, own, peer } satisfies Difference)}\n`;
}

/** The answer of the embedded database, and what gives it to the caller: an error is thrown there. */
async function outcomeOf(perform: () => Promise<object>): Promise<{ answer: Answer; give: () => object }> {
  try {
    const body = await perform();
    return { answer: toAnswer({ ...body }), give: () => body };
  } catch (error) {
    const told = error instanceof DynamoError ? error.toBody() : { __type: 'InternalServerError' };
    return {
      answer: toAnswer(told),
      give() {
        throw error;
      },
    };
  }
}
