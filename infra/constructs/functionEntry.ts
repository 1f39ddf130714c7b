import { globSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import type { FunctionName } from './grants.ts';

/** The source of a function, relative to the repository: its folder stands in one of the areas. */
export function functionEntry(name: FunctionName): string {
  const [entry, ...others] = globSync(`functions/api/*/${name}/lambda.ts`, { cwd: inRepository() });
  if (entry === undefined || others.length > 0) throw new Error(`There is not one function named ${name}`);
  return entry.replaceAll('\\', '/');
}
