import type { Context } from 'aws-lambda';
import { currentTime } from '../clock.ts';
import { withRequestId } from '../log.ts';
import type { Event } from './requestContext.ts';

/** The event of infra/constructs/MailSchedule; no call through the gateway has this field. */
interface Scheduled {
  readonly scheduled: string;
}

const isScheduled = (event: Event | Scheduled): event is Scheduled => 'scheduled' in event;

/** A Lambda that answers calls, and does `work` when its schedule fires. */
export function withSchedule<Answer>(
  answer: (event: Event, context: Context) => Promise<Answer>,
  scheduled: string,
  work: (now: Date) => Promise<void>,
) {
  return async (event: Event | Scheduled, context: Context): Promise<Answer | undefined> => {
    if (!isScheduled(event)) return answer(event, context);
    if (event.scheduled !== scheduled) throw new Error(`Nothing is done for ${event.scheduled}`);
    await withRequestId(context.awsRequestId, () => work(currentTime()));
    return undefined;
  };
}
