import { AsyncLocalStorage } from 'node:async_hooks';
import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';

/** One line of JSON: level, time, the event's name, the call it belongs to, the event's own fields. */
class EventFormatter extends LogFormatter {
  override formatAttributes(
    { logLevel, timestamp, message: event }: UnformattedAttributes,
    fields: LogAttributes,
  ): LogItem {
    const line = { level: logLevel.toLowerCase(), timestamp: timestamp.toISOString(), event };
    return new LogItem({ attributes: { ...line, requestId: requests.getStore(), ...fields } });
  }
}

const requests = new AsyncLocalStorage<string>();
const logger = new Logger({ logFormatter: new EventFormatter() });

/** Never a body, cookie, name or address: most skaters are children. Fields that are null are left out. */
type EventFields = Readonly<Record<string, string | number | null | undefined>>;

/** Puts the request's id on every line that `work` logs, in calls that run at the same time too. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return requests.run(requestId, work);
}

/** For what the product did: one line for each call. POWERTOOLS_LOG_LEVEL=WARN silences it. */
export function logInfo(event: string, fields: EventFields = {}): void {
  logger.info(event, fields);
}

/** For what callers did: refused calls. */
export function logWarning(event: string, fields: EventFields = {}): void {
  logger.warn(event, fields);
}

/** For what the product did not do, and its operators should know of. */
export function logError(event: string, fields: EventFields = {}): void {
  logger.error(event, fields);
}

/** The class of an error, for the log: its message may name an address. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
