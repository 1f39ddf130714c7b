interface LeftEvent {
  readonly id: string;
  /** Whether the entry had no other event, and was withdrawn with it. */
  readonly isLast: boolean;
}

interface LeavingEntry<Left> {
  readonly state: string;
  readonly events: readonly { readonly id: string }[];
  readonly cancelledEvents?: readonly Left[] | undefined;
}

/** Events that the organiser cancelled under an entry; one that it entered again is no longer among them. */
export function cancelledEventsOf<Left extends LeftEvent>({
  state,
  events,
  cancelledEvents = [],
}: LeavingEntry<Left>): Left[] {
  const isIn = (eventId: string) => events.some(({ id }) => id === eventId);
  return cancelledEvents.filter(({ id, isLast }) => (isIn(id) ? isLast && state === 'withdrawn' : true));
}

/** Whether an entry is withdrawn because its last event was cancelled, not by its family. */
export const isOutByCancellation = (entry: LeavingEntry<LeftEvent>) =>
  entry.state === 'withdrawn' && cancelledEventsOf(entry).some(({ isLast }) => isLast);
