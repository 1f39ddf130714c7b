import { streamHandler } from '../../../platform/http/streamed.ts';
import { WORK_MILLISECONDS } from '../../../platform/workTime.ts';
import { checkDataVersion } from '../../../services/core/dataVersion/checkDataVersion.ts';
import { HANDLERS } from '../../../services/public/outbox/handlers.ts';
import { sendNew } from '../../../services/public/outbox/sendOutbox.ts';

/** Does new items of the outbox once the change that stored them is committed, so that no answer waits for them. */
export const handler = streamHandler(async (keys, now) => {
  await checkDataVersion(now);
  return sendNew(keys, HANDLERS, now, WORK_MILLISECONDS);
});
