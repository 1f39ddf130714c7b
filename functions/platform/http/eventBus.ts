import type { Context } from 'aws-lambda';
import { currentTime } from '../clock.ts';
import { withRequestId } from '../log.ts';

/** An event of EventBridge, as far as it is read. */
interface BusEvent {
  readonly detail: unknown;
}

/** A Lambda that does `work` for an event that a rule passes to it. Lambda calls it again if that throws, twice. */
export const eventBusHandler =
  (work: (detail: unknown, now: Date) => Promise<void>) =>
  async ({ detail }: BusEvent, context: Context): Promise<void> => {
    await withRequestId(context.awsRequestId, () => work(detail, currentTime()));
  };
