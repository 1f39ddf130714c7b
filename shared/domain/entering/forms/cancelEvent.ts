import type { CancelledEvent, Form } from '../../../contract/entering/competitions/forms.ts';

/** An event of the form by its id, offered or cancelled; null for an unknown one. */
export function findFormEvent(
  { formats, cancelled = [] }: Pick<Form, 'formats' | 'cancelled'>,
  eventId: string,
): Pick<CancelledEvent, 'id' | 'formatId' | 'format' | 'level'> | null {
  for (const { id: formatId, format, events } of formats) {
    const event = events.find(({ id }) => id === eventId);
    if (event) return { id: eventId, formatId, format, level: event.level };
  }
  return cancelled.find(({ id }) => id === eventId) ?? null;
}

/** The cancellation of an event; null while the form offers it. */
export function cancellationOf(
  { formats, cancelled = [] }: Pick<Form, 'formats' | 'cancelled'>,
  eventId: string,
): CancelledEvent | null {
  const isOffered = formats.some(({ events }) => events.some(({ id }) => id === eventId));
  return isOffered ? null : (cancelled.find(({ id }) => id === eventId) ?? null);
}

/**
 * The form after an offered event is cancelled: it leaves the formats, so that nothing offers it, and stays named
 * (decision 0318). A format without another event leaves too.
 */
export function withoutCancelledEvent(
  form: Form,
  event: Pick<CancelledEvent, 'id' | 'formatId' | 'format' | 'level'>,
  { reason, at }: Pick<CancelledEvent, 'reason' | 'at'>,
): Form {
  const formats = form.formats
    .map((format) => ({ ...format, events: format.events.filter(({ id }) => id !== event.id) }))
    .filter(({ events }) => events.length > 0);
  const { id, formatId, format, level } = event;
  const others = (form.cancelled ?? []).filter((one) => one.id !== id);
  return {
    ...form,
    formats,
    cancelled: [...others, { id, formatId, format, level, reason, at }],
    version: form.version + 1,
  };
}

/** The cancelled events that a changed form still names: one that it offers again is no longer cancelled. */
export function stillCancelled({ cancelled = [] }: Form, formats: Form['formats']): Pick<Form, 'cancelled'> {
  const left = cancelled.filter(({ id }) => cancellationOf({ formats, cancelled }, id) !== null);
  return left.length > 0 ? { cancelled: left } : {};
}

/** Why an event can't be cancelled; null where it can. */
export function cancelRefusal(
  { formats }: Pick<Form, 'formats'>,
  hasFlightUnderWay: boolean,
): 'EventUnderWay' | 'OnlyEvent' | null {
  if (hasFlightUnderWay) return 'EventUnderWay';
  return formats.flatMap(({ events }) => events).length === 1 ? 'OnlyEvent' : null;
}
