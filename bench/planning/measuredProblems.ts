import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { FURTHER_INSTANCES, INSTANCES } from '../../local/competitionDay/invented/instances.ts';
import { inventProblem } from '../../local/competitionDay/invented/inventProblem.ts';
import type { Problem } from '../../shared/contract/core/planningFiles.ts';
import { problemFile } from '../../shared/contract/core/planningFiles.ts';

/** Two competitions that were invented elsewhere, kept as they came: 963 skaters, and 40 with three coaches. */
const KEPT = ['sa', 'small'] as const;

const INVENTED = { ...INSTANCES, ...FURTHER_INSTANCES };

export type MeasuredName = (typeof KEPT)[number] | keyof typeof INVENTED;

export const MEASURED: readonly MeasuredName[] = ['sa', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'small'];

export function measuredProblem(name: MeasuredName): Problem {
  if (name !== 'sa' && name !== 'small') return inventProblem(INVENTED[name]);
  const file = path.join(import.meta.dirname, `${name}.json.gz`);
  return problemFile.parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
}
