import { build } from 'esbuild';
import type { Resource } from '../../shared/contract/route.ts';
import { inRepository } from '../repository.ts';

const ACTIONS: readonly (readonly [pattern: RegExp, action: string])[] = [
  [/\bnew GetCommand\(/, 'dynamodb:GetItem'],
  [/\bnew BatchGetCommand\(/, 'dynamodb:BatchGetItem'],
  [/\bnew QueryCommand\(/, 'dynamodb:Query'],
  [/\bIndexName: /, 'dynamodb:Query of the index'],
  [/\bnew PutCommand\(|\bPut: /, 'dynamodb:PutItem'],
  [/\bnew UpdateCommand\(|\bUpdate: /, 'dynamodb:UpdateItem'],
  [/\bnew DeleteCommand\(|\bDelete: /, 'dynamodb:DeleteItem'],
  [/\bConditionCheck: /, 'dynamodb:ConditionCheckItem'],
  [/\bnew GetSecretValueCommand\(/, 'secretsmanager:GetSecretValue'],
  [/\bnew SendEmailCommand\(/, 'ses:SendEmail'],
];

/** Commands that have no action of their own, or whose action is told by what they hold. */
const TOLD_OTHERWISE = new Set(['TransactWriteCommand']);

/**
 * The actions that the code of one function can ask AWS for: read from what is left of it once
 * esbuild has dropped what it never calls.
 *
 * @throws Error when it sends a command that this list does not know
 */
export async function usedActions(resource: Resource): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [inRepository(`functions/${resource}/lambda.ts`)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node24',
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  const known = ACTIONS.filter(([pattern]) => pattern.test(code)).map(([, action]) => action);
  const unknown = [...code.matchAll(/\bnew (\w+Command)\(/g)].filter(
    ([call, name = '']) => !TOLD_OTHERWISE.has(name) && !ACTIONS.some(([pattern]) => pattern.test(call)),
  );
  if (unknown.length > 0) throw new Error(`${resource} sends ${unknown.map(([, name]) => name).join(', ')}.`);
  return known;
}
