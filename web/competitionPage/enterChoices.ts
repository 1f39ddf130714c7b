import type { EntryKind, Form } from '../../shared/contract/forms.ts';
import type { RegistrationState } from '../../shared/domain/registration/registration.ts';
import { paths } from '../paths.ts';
import { KINDS_SHOWN } from './entryKinds.ts';
import type { PlacesLeft } from './placesLeft.ts';

/** Kinds of entry whose form is a page of the product: only these are offered. */
const ENTRY_PAGES: Readonly<Partial<Record<EntryKind, (competitionId: string) => string>>> = {
  individual: paths.individualForm,
};

export type EnterRefusal = 'preview' | 'full' | Exclude<RegistrationState, 'open'>;

export interface EnterChoice {
  readonly kind: EntryKind;
  readonly path: string;
  /** Why nobody can be entered now; null where they can. */
  readonly refusal: EnterRefusal | null;
}

interface Facts {
  readonly competitionId: string;
  readonly formats: Form['formats'];
  readonly places: PlacesLeft;
  readonly registration: RegistrationState | 'preview';
}

/** What can be entered now, of what the form takes and the product has a page for. */
export function enterChoices({ competitionId, formats, places, registration }: Facts): EnterChoice[] {
  return KINDS_SHOWN.flatMap((kind): EnterChoice[] => {
    const pathOf = ENTRY_PAGES[kind];
    const events = formats.filter(({ entry }) => entry === kind).flatMap((format) => format.events);
    if (!pathOf || events.length === 0) return [];
    const full = events.every(({ id }) => places.get(id) === 0) ? 'full' : null;
    return [{ kind, path: pathOf(competitionId), refusal: registration === 'open' ? full : registration }];
  });
}
