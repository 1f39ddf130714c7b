import type { EntryKind, Form } from '../../../shared/contract/competitions/forms.ts';
import type { RegistrationState } from '../../../shared/domain/registration/registration.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { KINDS_SHOWN } from './entryKinds.ts';
import type { PlacesLeft } from './placesLeft.ts';

export type EnterRefusal = 'preview' | Exclude<RegistrationState, 'open'>;

export interface EnterChoice {
  readonly kind: EntryKind;
  readonly path: string;
  /** Why nobody can be entered now; null where they can. */
  readonly refusal: EnterRefusal | null;
  /** Whether nothing of it has a place left: whoever enters joins a waiting list. */
  readonly isFull: boolean;
}

interface Facts {
  readonly competitionId: string;
  readonly formats: Form['formats'];
  readonly places: PlacesLeft;
  readonly registration: RegistrationState | 'preview';
}

/** What can be entered now, of what the form takes. */
export function enterChoices({ competitionId, formats, places, registration }: Facts): EnterChoice[] {
  return KINDS_SHOWN.flatMap((kind): EnterChoice[] => {
    const events = formats.filter(({ entry }) => entry === kind).flatMap((format) => format.events);
    if (events.length === 0) return [];
    const isFull = events.every(({ id }) => places.get(id) === 0);
    const refusal = registration === 'open' ? null : registration;
    return [{ kind, path: ENTRY_PAGES[kind](competitionId), refusal, isFull }];
  });
}
