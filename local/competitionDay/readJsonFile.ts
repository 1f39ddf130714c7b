import { readFileSync } from 'node:fs';
import type * as z from 'zod/mini';
import { type FileFault, readFileValue } from '../../shared/contract/core/fileFault.ts';

/**
 * Reads a JSON file by its schema.
 * @param findFault looks for what the schema cannot see
 * @throws {Error} in one line that names the file and the field
 */
export function readJsonFile<Value>(
  path: string,
  schema: z.ZodMiniType<Value>,
  findFault: (value: Value) => FileFault | null,
): Value {
  const { value, fault } = readFileValue(schema, parse(path));
  const wrong = value === null ? fault : findFault(value);
  if (value !== null && !wrong) return value;
  // An id in a message may have line breaks.
  const words = `${wrong?.field ?? ''}: ${wrong?.message ?? ''}`.replaceAll(/\s+/g, ' ');
  throw new Error(`${path}: ${words}.`);
}

function parse(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path}: the file cannot be read.`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error(`${path}: the file is not JSON.`);
  }
}
