import type { FieldError } from '../../../shared/contract/core/errors.ts';
import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { DEFAULT_PUBLISHED_FORM, type PublishedForm } from '../../../shared/domain/consent/publishedName.ts';

/** What an entry form asks for consent; the fields carry the wire's names. */
export interface ConsentValues {
  waiver: { agrees: boolean; signedBy: string };
  publishAs: PublishedForm;
}

export const NO_CONSENT: ConsentValues = {
  waiver: { agrees: false, signedBy: '' },
  publishAs: DEFAULT_PUBLISHED_FORM,
};

/** The wire names the waiver as a whole; the box is where a person can correct it. */
export const CONSENT_ALIASES = { waiver: 'waiver.agrees' } as const;

/** @param version the version of the waiver that is shown; null where none is asked for */
export function consentRequest({ waiver, publishAs }: ConsentValues, version: string | null) {
  const given = version !== null && waiver.agrees;
  return { waiver: given ? { version, signedBy: waiver.signedBy } : null, publishAs };
}

/** A coach may enter a team before its waivers are there. */
export function consentProblems(
  { waiver }: ConsentValues,
  kind: EntryKind,
  version: string | null,
  message: string,
): FieldError[] {
  const isMissing = version !== null && kind !== 'team' && !waiver.agrees;
  return isMissing ? [{ field: 'waiver.agrees', code: 'NotNull', message }] : [];
}
