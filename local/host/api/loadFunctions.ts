import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import type { DeployedFunction } from '../template/deployment.ts';

/** The event is the gateway's, or the input of a schedule. */
export type LoadedHandler = (event: unknown, context: Context) => unknown;

export interface LoadedFunction {
  readonly deployed: DeployedFunction;
  readonly handler: LoadedHandler;
}

/**
 * Loads each function from its source, by its name in the template.
 *
 * @throws Error in one sentence if a source or its handler is missing
 */
export async function loadFunctions(
  functions: readonly DeployedFunction[],
  root: string,
): Promise<ReadonlyMap<string, LoadedFunction>> {
  const missing = functions.filter(({ entry }) => !existsSync(path.join(root, entry)));
  if (missing.length > 0)
    throw new Error(`The template deploys functions whose source is missing: ${list(missing)}.`);
  const loaded = await Promise.all(functions.map(async (deployed) => load(deployed, root)));
  return new Map(loaded.map((one) => [one.deployed.name, one]));
}

const list = (functions: readonly DeployedFunction[]): string =>
  functions.map(({ entry }) => entry).join(', ');

async function load(deployed: DeployedFunction, root: string): Promise<LoadedFunction> {
  const module: unknown = await import(pathToFileURL(path.join(root, deployed.entry)).href);
  if (typeof module === 'object' && module !== null && 'handler' in module) {
    const { handler } = module;
    if (typeof handler === 'function') return { deployed, handler: handler as LoadedHandler };
  }
  throw new Error(`${deployed.entry} exports no function named handler.`);
}

/**
 * The environment values of all functions together: in one process they share `process.env`.
 *
 * @throws Error if two functions need different values under one name
 */
export function sharedEnvironment(functions: readonly DeployedFunction[]): Record<string, string> {
  const shared: Record<string, string> = {};
  for (const { name, environment } of functions)
    for (const [key, value] of Object.entries(environment)) {
      if (shared[key] !== undefined && shared[key] !== value)
        throw new Error(
          `${name} wants another ${key} than the other functions; one process cannot give both.`,
        );
      shared[key] = value;
    }
  return shared;
}
