import { build } from 'esbuild';
import { inRepository } from '../repository.ts';
import { functionEntry } from './functionEntry.ts';
import type { FunctionName } from './grants.ts';

/** A name may end in a digit: esbuild renames a command that two modules import. */
const ACTIONS: readonly (readonly [pattern: RegExp, action: string])[] = [
  [/\bnew GetCommand\d*\(/, 'dynamodb:GetItem'],
  [/\bnew BatchGetCommand\d*\(/, 'dynamodb:BatchGetItem'],
  [/\bnew QueryCommand\d*\(/, 'dynamodb:Query'],
  [/\bIndexName: GSI1\d*\b/, 'dynamodb:Query of the index'],
  [/\bIndexName: GSI[23]\d*\b/, 'dynamodb:Query of the indexes of entries'],
  [/\bnew PutCommand\d*\(|\bPut: /, 'dynamodb:PutItem'],
  [/\bnew UpdateCommand\d*\(|\bUpdate: /, 'dynamodb:UpdateItem'],
  [/\bnew DeleteCommand\d*\(|\bDelete: /, 'dynamodb:DeleteItem'],
  [/\bConditionCheck: /, 'dynamodb:ConditionCheckItem'],
  [/\bnew GetSecretValueCommand\d*\(/, 'secretsmanager:GetSecretValue'],
  [/\benvironment\("PASSWORD_COST"\)/, 'PASSWORD_COST of its environment'],
  [/\bnew SendEmailCommand\d*\(/, 'ses:SendEmail'],
  // A copy is a read and a write.
  [/\bnew (GetObject|CopyObject)Command\d*\(/, 's3:GetObject'],
  [/\bnew (PutObject|CopyObject)Command\d*\(/, 's3:PutObject'],
  [/\bnew DeleteObjectCommand\d*\(/, 's3:DeleteObject'],
];

/** Commands without an action of their own, or whose action depends on their content. */
const REVIEWED_BY_HAND = new Set(['TransactWriteCommand']);

/**
 * The AWS actions that one function's code can call: read from its bundle after esbuild has dropped unused
 * code.
 *
 * @throws Error if it sends a command that this list does not contain
 */
export async function usedActions(resource: FunctionName): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [inRepository(functionEntry(resource))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node24',
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  const known = ACTIONS.filter(([pattern]) => pattern.test(code)).map(([, action]) => action);
  const unknown = [...code.matchAll(/\bnew (\w+Command)\d*\(/g)].filter(
    ([call, name = '']) => !REVIEWED_BY_HAND.has(name) && !ACTIONS.some(([pattern]) => pattern.test(call)),
  );
  if (unknown.length > 0) throw new Error(`${resource} sends ${unknown.map(([, name]) => name).join(', ')}.`);
  return known;
}
