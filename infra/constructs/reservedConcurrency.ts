import { dayResources } from '../../shared/contract/core/shares.ts';
import { OPERATIONS, routeOf, ROUTES } from '../../shared/contract/routes.ts';
import type { Environment } from '../environments.ts';
import type { FunctionName } from './grants.ts';

const OF_THE_DAY: ReadonlySet<FunctionName> = dayResources(ROUTES, OPERATIONS.map(routeOf));

/**
 * Calls at one moment that mail needs at most: one for each shard of the table's stream, of which a table of 10,000 writes a
 * second has ten; a round of the schedule, and the next where it ends late; and some reports of bounces.
 */
const OF_MAIL: Partial<Record<FunctionName, number>> = { outboxStream: 20, outboxSchedule: 2, mailEvents: 5 };

/**
 * Calls at one moment that AWS keeps for a function, and the most that it takes; undefined for none. Calls of strangers take
 * no log-in, no mark and no mail its share.
 */
export function reservedFor(name: FunctionName, { reservedConcurrency }: Environment): number | undefined {
  if (reservedConcurrency === undefined) return undefined;
  return OF_THE_DAY.has(name) ? reservedConcurrency : OF_MAIL[name];
}
