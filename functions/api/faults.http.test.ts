import { describe, expect, inject, it } from 'vitest';
import { beginFault, type Fault } from '../../local/testing/faults.ts';
import { jpeg, put } from '../../local/testing/files.ts';
import { demoAccount } from '../../local/testing/people.ts';
import {
  arrival,
  COMMANDS,
  resultCommands,
  type RepeatedCommand,
} from '../../local/testing/repeatedCommands.ts';
import { newJudgedFlights } from '../../local/testing/sheets.ts';
import { ERRORS, commonErrors, type ErrorCode } from '../../shared/contract/core/errors.ts';
import { routeOf } from '../../shared/contract/routes.ts';

const table = (goes: Fault['goes'], every: number): Fault => ({ part: 'table', goes, every, after: 0 });

/** A fault that lasts while somebody tries again and again, or that is over at the second attempt of whoever was told. */
interface Trial {
  readonly fault: Fault;
  readonly lasts: boolean;
}

/** The SDK’s clients share a quota of repeats: a fault that lasts leaves most requests alone. */
const TRIALS: Readonly<Record<string, Trial>> = {
  'fails at each request, for a while': { fault: table('failed', 1), lasts: false },
  'loses each answer, for a while': { fault: table('lost', 1), lasts: false },
  'throttles every eighth request': { fault: table('throttled', 8), lasts: true },
  'loses every third answer': { fault: table('lost', 3), lasts: true },
  'answers each request late': { fault: table('slow', 1), lasts: true },
};
/** At night (decision 0312): the same at other requests, and pauses of seconds. */
const MORE_TRIALS: typeof TRIALS = {
  'throttles every fifth request': { fault: table('throttled', 5), lasts: true },
  'fails at every fourth request': { fault: table('failed', 4), lasts: true },
  'loses every fourth answer': { fault: table('lost', 4), lasts: true },
  'loses every fifth answer': { fault: table('lost', 5), lasts: true },
  'throttles each request, for a while': { fault: table('throttled', 1), lasts: false },
};

/** As often as somebody tries who is told that it is busy. */
const MOST_ATTEMPTS = 12;

/** What the sender of a command was told until it was done, or refused. */
async function toldOf({ operation, send }: RepeatedCommand, { fault, lasts }: Trial, texts: string[]) {
  const route = routeOf(operation);
  const documented: readonly ErrorCode[] = [...route.errors, ...commonErrors(route)];
  const told: string[] = [];
  let end = await beginFault(fault, texts);
  try {
    while (told.length < MOST_ATTEMPTS) {
      const { status, problem } = await send();
      if (status < 300) return [...told, 'done'];
      expect(documented).toContain(problem.code);
      expect(status).toBe(ERRORS[problem.code].status);
      told.push(problem.code);
      if (problem.code !== 'Busy') break;
      await end();
      // A command of three requests would lose the same answer each time.
      if (lasts) end = await beginFault({ ...fault, after: told.length % fault.every }, texts);
    }
    return told;
  } finally {
    await end();
  }
}

/** Done in the end, told nothing but that it is busy before, and there once, also when the page repeats it. */
async function expectDoneOnce(command: RepeatedCommand, trial: Trial, texts: string[]): Promise<void> {
  const told = await toldOf(command, trial, texts);
  const before = await command.found();
  await command.send();
  const { operation } = command;
  expect([operation, new Set(told.slice(0, -1)), told.at(-1), before, await command.found()]).toEqual([
    operation,
    new Set(told.length > 1 ? ['Busy'] : []),
    'done',
    1,
    1,
  ]);
}

/** More writes than any command makes. */
const MOST_WRITES = 20;

const staged = await newJudgedFlights();
const OWN = [staged.params.competitionId];
const trials = Object.entries(inject('isThorough') ? { ...TRIALS, ...MORE_TRIALS } : TRIALS);

describe('commands to a table', () => {
  it.each(trials.map(([name, trial], round) => ({ name, trial, round })))(
    'that $name are done once, and nobody is told anything else',
    async ({ trial, round }) => {
      for (const newCommand of Object.values(COMMANDS))
        await expectDoneOnce(await newCommand(staged), trial, OWN);
      if (round < staged.programmeIds.length) await expectDoneOnce(await arrival(staged, round), trial, OWN);
    },
  );

  // A function that is killed leaves the same behind as one that can write no more.
  it.each(Object.entries(COMMANDS))(
    'that is full after any write of %s save nothing, say so, and are done once there is room',
    async (_, newCommand) => {
      let isFull = true;
      for (let after = 0; isFull; after += 1) {
        expect(after).toBeLessThan(MOST_WRITES);
        const command = await newCommand(staged);
        const end = await beginFault({ ...table('full', 1), after }, OWN);
        const { status, problem } = await command.send();
        await end();
        isFull = status >= 300;
        if (isFull)
          expect([after, status, problem.code, await command.found()]).toEqual([
            after,
            507,
            'InsufficientStorage',
            0,
          ]);
        if (isFull) expect([after, (await command.send()).status < 300]).toEqual([after, true]);
        expect([after, await command.found()]).toEqual([after, 1]);
      }
    },
  );

  it('that loses each answer for a while approve and post a result once', async () => {
    for (const command of await resultCommands(staged))
      await expectDoneOnce(command, { fault: table('lost', 1), lasts: false }, OWN);
  });
});

it('a file whose store is down is busy, and kept under its path once the store is back', async () => {
  const admin = await demoAccount('superadmin');
  const picture = jpeg(30, 30);
  const body = { kind: 'logo', type: 'image/jpeg', bytes: picture.length, name: null };
  const upload = await admin.data('createUpload', { body });
  await put(upload, picture);
  const params = { uploadId: upload.uploadId };
  const complete = () => admin.call('completeUpload', { params, once: true });
  const end = await beginFault({ part: 'objects', goes: 'failed', every: 1, after: 0 }, [upload.uploadId]);
  const { status, problem } = await complete();
  await end();
  expect([status, problem.code]).toEqual([503, 'Busy']);
  const paths = [await complete(), await complete()].map(({ answer }) => answer.data.path);
  expect(paths).toEqual([expect.stringContaining('/images/'), paths[0]]);
});
