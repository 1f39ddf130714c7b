import type { Context } from 'aws-lambda';
import { currentTime } from '../clock.ts';
import type { Event } from './requestContext.ts';

/** What the clock says (infra/constructs/MailSchedule): no call that comes over the gateway has this. */
interface Scheduled {
  readonly scheduled: string;
}

const isScheduled = (event: Event | Scheduled): event is Scheduled => 'scheduled' in event;

/** A function that answers calls, and does one more thing when the clock says so. */
export function withSchedule<Answer>(
  answer: (event: Event, context: Context) => Promise<Answer>,
  scheduled: string,
  work: (now: Date) => Promise<void>,
) {
  return async (event: Event | Scheduled, context: Context): Promise<Answer | undefined> => {
    if (!isScheduled(event)) return answer(event, context);
    if (event.scheduled !== scheduled) throw new Error(`Nothing is done for ${event.scheduled}`);
    await work(currentTime());
    return undefined;
  };
}
