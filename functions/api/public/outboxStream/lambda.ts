import { streamHandler } from '../../../platform/http/streamed.ts';
import { HANDLERS } from '../../../services/public/outbox/handlers.ts';
import { sendNew } from '../../../services/public/outbox/sendOutbox.ts';

/** Within the function's ten seconds, with time left to record what was begun last. */
const LONGEST_MILLISECONDS = 7_000;

/** Does new items of the outbox once the change that stored them is committed, so that no answer waits for them. */
export const handler = streamHandler((keys, now) => sendNew(keys, HANDLERS, now, LONGEST_MILLISECONDS));
