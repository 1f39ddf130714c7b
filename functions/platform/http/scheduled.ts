import type { Context } from 'aws-lambda';
import { currentTime } from '../clock.ts';
import { withRequestId } from '../log.ts';

/** The event of infra/constructs/OutboxSchedule. */
interface Scheduled {
  readonly scheduled: string;
}

/** A Lambda that does `work` when its schedule fires. */
export const scheduleHandler =
  (scheduled: string, work: (now: Date) => Promise<void>) =>
  async (event: Scheduled, context: Context): Promise<void> => {
    if (event.scheduled !== scheduled) throw new Error(`Nothing is done for ${event.scheduled}`);
    await withRequestId(context.awsRequestId, () => work(currentTime()));
  };
