import { waiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { needsPartner } from '../../../../../shared/domain/entering/entries/rules/needsPartner.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { isPartnerNameAsked, useSignedWaivers } from '../../consent/index.ts';
import type { EntryFormData } from './entryFormData.ts';
import type { EntryFormKind, EntryValues, NamedPerson } from './entryFormKind.ts';

/** The consent that a family's new entry asks for. */
export interface AskedConsent {
  /** The version of the waiver to sign for these values; null without one, or where it is signed. */
  readonly versionOf: (values: EntryValues) => string | null;
  /** Whether the name in public of a partner is asked. */
  readonly isPartnerAsked: (values: EntryValues) => boolean;
  /** The errors of a waiver that nobody agreed to, and of a name that is to be shown. */
  readonly messages: { readonly agreeFirst: string; readonly nameFirst: string };
}

/** The consent of a new entry; null for a change, and for entries that others make for a family. */
export function useConsent(
  kind: EntryFormKind,
  { competition, form }: Pick<EntryFormData, 'competition' | 'form'>,
  isAsked: boolean,
): AskedConsent | null {
  const { t } = useTranslation('consent');
  const version = isAsked ? waiverVersion(competition.waiver) : null;
  const isSigned = useSignedWaivers(competition.id, version);
  if (!isAsked) return null;
  return {
    messages: { agreeFirst: t('agreeFirst'), nameFirst: t('nameFirst') },
    isPartnerAsked: ({ event, ...values }) =>
      kind.kind === 'dance' && needsPartner(form, [event].flat()) && isPartnerNameAsked(partnerIn(values)),
    versionOf: (values) => {
      const signing = kind.people(values).filter((person) => !isInvited(person));
      return signing.length > 0 && signing.every(isSigned) ? null : version;
    },
  };
}

const partnerIn = (values: object) =>
  'partner' in values ? (values.partner as { readonly email?: string } | undefined) : undefined;

/** A partner with an address signs when confirming. */
function isInvited(person: NamedPerson & { readonly email?: string }): boolean {
  return (person.email ?? '').trim() !== '';
}
