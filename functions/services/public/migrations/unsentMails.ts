import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import { earlierMailOf } from '../outbox/adoptEarlier.ts';
import type { Migration } from './migration.ts';

/** Version 0.2 had a list of unsent mails for each kind; they join the outbox, which tries them or tells why not. */
export const unsentMails: Migration = {
  to: 2,
  title: 'Unsent emails of 0.2 join the outbox',
  change: (item) => {
    const earlier = earlierMailOf(item);
    if (earlier === null) return null;
    const { outbox, ...place } = newOutboxFields(earlier, earlier.kind, earlier.since);
    return { ...item, ...place, outbox: { ...outbox, failure: earlier.failure } };
  },
};
