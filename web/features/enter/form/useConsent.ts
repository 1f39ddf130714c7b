import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import { waiverVersion } from '../../../../shared/domain/consent/waiver.ts';
import { useSignedWaivers } from '../../consent/index.ts';
import type { EntryFormKind, EntryValues, NamedPerson } from './entryFormKind.ts';

/** What a family's new entry asks for consent. */
export interface AskedConsent {
  /** The version of the waiver to sign for these values; null without one, or where it is signed. */
  readonly versionOf: (values: EntryValues) => string | null;
  /** The error of a waiver that nobody agreed to. */
  readonly agreeFirst: string;
}

/** The consent of a new entry; null for a change, and for entries that others make for a family. */
export function useConsent(
  kind: EntryFormKind,
  competition: Competition,
  isAsked: boolean,
): AskedConsent | null {
  const { t } = useTranslation('consent');
  const version = isAsked ? waiverVersion(competition.waiver) : null;
  const isSigned = useSignedWaivers(competition.id, version);
  if (!isAsked) return null;
  return {
    agreeFirst: t('agreeFirst'),
    versionOf: (values) => {
      const signing = kind.people(values).filter((person) => !isInvited(person));
      return signing.length > 0 && signing.every(isSigned) ? null : version;
    },
  };
}

/** A partner with an address signs when confirming. */
function isInvited(person: NamedPerson & { readonly email?: string }): boolean {
  return (person.email ?? '').trim() !== '';
}
