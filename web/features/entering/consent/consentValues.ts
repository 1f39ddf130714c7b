import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { guessGivenName } from '../../../../shared/domain/people/consent/guessGivenName.ts';
import {
  DEFAULT_PUBLISHED_FORM,
  type PublishedForm,
} from '../../../../shared/domain/people/consent/publishedName.ts';

interface NameValues {
  publishAs: PublishedForm;
  /** Null until it is typed: then the guess from the full name is shown and sent. */
  givenName: string | null;
}

/** The consent that an entry form asks for; the fields carry the wire's names. */
export interface ConsentValues extends NameValues {
  waiver: { agrees: boolean; signedBy: string };
}

const UNCHOSEN: NameValues = { publishAs: DEFAULT_PUBLISHED_FORM, givenName: null };

export const NO_CONSENT: ConsentValues = { waiver: { agrees: false, signedBy: '' }, ...UNCHOSEN };

/** The wire names the waiver as a whole; the box is where a person can correct it. */
export const CONSENT_ALIASES = { waiver: 'waiver.agrees' } as const;

interface NamedValues extends Partial<NameValues> {
  readonly fullName?: string;
  readonly email?: string;
}

/** The values of a form that asks for consent; a partner's are within its person. */
export type ConsentForm = ConsentValues & NamedValues & { readonly partner?: NamedValues };

/** The given name that a field shows: what was typed, else what is known or guessed. */
export const nameToShow = ({
  fullName = '',
  givenName,
}: Pick<NamedValues, 'fullName' | 'givenName'>): string => givenName ?? guessGivenName(fullName) ?? '';

/** Whether the form asks for the name in public of a partner: an invited one answers by the link. */
export const isPartnerNameAsked = (partner: NamedValues | null | undefined): boolean =>
  partner != null && (partner.email ?? '').trim() === '';

interface ConsentBody {
  readonly partner?: object | null;
}

/**
 * The body of a submit with what the form asks for consent.
 * @param version the version of the waiver that is shown; null where none is asked for
 */
export function withConsent<Body extends object>(
  body: Body & ConsentBody,
  values: ConsentForm,
  version: string | null,
) {
  const { waiver } = values;
  const given = version !== null && waiver.agrees;
  const partner =
    body.partner && isPartnerNameAsked(values.partner)
      ? { ...body.partner, ...chosenName({ ...UNCHOSEN, ...values.partner }) }
      : body.partner;
  return {
    ...body,
    ...(partner !== undefined && { partner }),
    waiver: given ? { version, signedBy: waiver.signedBy } : null,
    ...chosenName(values),
  };
}

const chosenName = ({ publishAs = DEFAULT_PUBLISHED_FORM, ...named }: NamedValues) => ({
  publishAs,
  givenName: publishAs === 'firstAndRink' ? nameToShow(named) || null : null,
});

interface AskedOf {
  readonly kind: EntryKind;
  /** The version of the waiver that is shown; null where none is asked for. */
  readonly version: string | null;
  /** Whether the name of a partner is asked. */
  readonly isPartnerAsked: boolean;
}

interface ConsentMessages {
  readonly agreeFirst: string;
  readonly nameFirst: string;
}

/** The missing parts of the consent. A coach may enter a team before its waivers are there. */
export function consentProblems(
  values: ConsentForm,
  { kind, version, isPartnerAsked }: AskedOf,
  { agreeFirst, nameFirst }: ConsentMessages,
): FieldError[] {
  if (kind === 'team') return [];
  const isMissing = version !== null && !values.waiver.agrees;
  return [
    ...(isMissing ? [{ field: 'waiver.agrees', code: 'NotNull', message: agreeFirst } as const] : []),
    ...nameProblem('givenName', values, nameFirst),
    ...(isPartnerAsked
      ? nameProblem('partner.givenName', { ...UNCHOSEN, ...values.partner }, nameFirst)
      : []),
  ];
}

/** A person without a full name is asked for that first. */
function nameProblem(field: string, person: NamedValues, message: string): FieldError[] {
  const isAsked = person.publishAs === 'firstAndRink' && (person.fullName ?? '').trim() !== '';
  return isAsked && nameToShow(person).trim() === '' ? [{ field, code: 'NotNull', message }] : [];
}
