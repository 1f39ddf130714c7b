import { documentClient } from '../../functions/platform/table/client.ts';

/** Interrupts every third transaction, before or after it is written. */
export async function interrupted(work: () => Promise<unknown>): Promise<void> {
  let count = 0;
  documentClient().middlewareStack.add(
    (next, context) => async (args) => {
      const breaks = context.commandName === 'TransactWriteItemsCommand' && ++count % 3 === 0;
      if (breaks && count % 2 === 0) throw new Error('Broken off before');
      const answer = await next(args);
      if (breaks) throw new Error('Broken off after');
      return answer;
    },
    { step: 'initialize', name: 'breakOff' },
  );
  try {
    await work();
  } finally {
    documentClient().middlewareStack.remove('breakOff');
  }
}

/** Repeats a call until it is not interrupted, like a client that gets no answer. */
export async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++)
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('Broken off'))) throw error;
    }
  throw new Error('Never done');
}

/** Calls that change nothing in the table. */
const READS = new Set(['BatchGetItemCommand', 'GetItemCommand', 'QueryCommand', 'TransactGetItemsCommand']);

/**
 * Does work in a function that dies: it hears nothing more of the table. It can die before each write, and after each
 * before its next call; deaths between two reads leave the same behind.
 * @param points at which it could have died before
 * @returns whether it died
 */
export async function dyingAfter(points: number, work: () => Promise<unknown>): Promise<boolean> {
  let [count, isAfterWrite] = [0, true];
  documentClient().middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const isWrite = !READS.has(commandName);
        if (isWrite || isAfterWrite) count += 1;
        isAfterWrite = isWrite;
        if (count > points) throw new Error('Broken off');
        return next(args);
      },
    { step: 'initialize', name: 'die' },
  );
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && error.message === 'Broken off')) throw error;
  } finally {
    documentClient().middlewareStack.remove('die');
  }
  return count > points;
}

/** Writes of one item, which carry no token by which the table would know them again. */
const SINGLE_WRITES = new Set(['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand']);

/** Does work while the first answer to each write of one item gets lost, so that the SDK sends the write again. */
export async function losingAnswers<Result>(work: () => Promise<Result>): Promise<Result> {
  documentClient().middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (SINGLE_WRITES.has(commandName)) await next(args);
        return next(args);
      },
    { step: 'initialize', name: 'loseAnswers' },
  );
  try {
    return await work();
  } finally {
    documentClient().middlewareStack.remove('loseAnswers');
  }
}
