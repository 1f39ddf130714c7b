import type { EntryKind, Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { RegistrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { KINDS_SHOWN } from './entryKinds.ts';
import type { RemainingPlaces } from './remainingPlaces.ts';

export type ClosedReasonCode = 'preview' | Exclude<RegistrationState, 'open'>;

export interface EntryOption {
  readonly kind: EntryKind;
  readonly path: string;
  /** Why entering is closed; null while it is open. */
  readonly refusal: ClosedReasonCode | null;
  /** Whether all its events are full, so that an entry joins the waitlist. */
  readonly isFull: boolean;
}

interface OfferedEvents {
  readonly competitionId: string;
  readonly formats: Form['formats'];
  readonly places: RemainingPlaces;
  readonly registration: RegistrationState | 'preview';
}

/** The kinds of entry that the form takes, and whether each is open. */
export function entryOptions({ competitionId, formats, places, registration }: OfferedEvents): EntryOption[] {
  return KINDS_SHOWN.flatMap((kind): EntryOption[] => {
    const events = formats.filter(({ entry }) => entry === kind).flatMap((format) => format.events);
    if (events.length === 0) return [];
    const isFull = events.every(({ id }) => places.get(id) === 0);
    const refusal = registration === 'open' ? null : registration;
    return [{ kind, path: ENTRY_PAGES[kind](competitionId), refusal, isFull }];
  });
}
