import { eventBusHandler } from '../../../platform/http/eventBus.ts';
import { checkDataVersion } from '../../../services/core/dataVersion/checkDataVersion.ts';
import { takeMailEvent } from '../../../services/public/outbox/takeMailEvent.ts';

/** Takes in what SES reports of mails that it took: bounces and complaints. */
export const handler = eventBusHandler(async (detail, now) => {
  await checkDataVersion(now);
  await takeMailEvent(detail, now);
});
