import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { cancellationOf } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';

type MyCancelledEvent = MySchedule['cancelledEvents'][number];

/** The cancelled events of an entry: those that it has left, and those that it is still leaving. */
export function myCancelledEvents(
  entry: StoredEntry,
  role: MyCancelledEvent['role'],
  form: Form,
): MyCancelledEvent[] {
  const { id: entryId, name, currency, state, events } = entry;
  const common = { entryId, name, role, currency };
  const left = cancelledEventsOf(entry).map(({ format, level, reason, refund }) => ({
    ...common,
    format,
    level,
    reason,
    refund: role === 'family' ? refund : null,
  }));
  const leaving = events.flatMap(({ id }) => {
    const cancelled = state === 'withdrawn' ? null : cancellationOf(form, id);
    if (!cancelled) return [];
    const { format, level, reason } = cancelled;
    return [{ ...common, format, level, reason, refund: null }];
  });
  return [...left, ...leaving];
}
