import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { EMPTY_PARTNER, partnerOfSkater } from '../form/coupleEntry.ts';
import { FamilyChoice } from './FamilyChoice.tsx';

interface PartnerChoiceProps {
  /** Where the fields stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  /** The skaters of the account who can be the partner. */
  readonly family: readonly FamilySkater[];
  /** Called once the fields are filled, or emptied for a new skater. */
  readonly onChosen?: () => void;
}

/** Fills the partner's fields with a skater of the family; nothing without one. */
export function PartnerChoice({ within, family, onChosen = () => undefined }: PartnerChoiceProps) {
  const { t } = useTranslation('groupEntries');
  if (family.length === 0) return null;
  return (
    <FamilyChoice
      label={t('dance.family')}
      skaters={family}
      within={within}
      valuesOf={(skater) => ({
        ...(skater ? partnerOfSkater(skater) : { ...EMPTY_PARTNER, givenName: null }),
      })}
      onChosen={onChosen}
    />
  );
}
