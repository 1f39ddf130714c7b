import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import type { Rink } from '../../../../shared/contract/rinks/rinks.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { FamilyChoice } from './FamilyChoice.tsx';
import { entryOfSkater } from './familySkater.ts';
import { HomeFields } from './HomeFields.tsx';
import { EMPTY_SKATER } from '../form/individualEntry.ts';
import { PersonFields } from './PersonFields.tsx';

interface SkaterSectionProps {
  readonly startDate: string;
  readonly rinks: readonly Rink[];
  /** The skaters of the account. */
  readonly family: readonly FamilySkater[];
}

/** The skater's name, gender, birthdate with age, country and home rink. */
export function SkaterSection({ startDate, rinks, family }: SkaterSectionProps) {
  const { t } = useTranslation('entries');
  return (
    <FormSection title={t('sections.skater')}>
      {family.length > 0 ? (
        <FamilyChoice
          label={t('family.label')}
          skaters={family}
          within=""
          valuesOf={(skater) => ({ ...(skater ? entryOfSkater(skater) : EMPTY_SKATER) })}
        />
      ) : null}
      <PersonFields within="" startDate={startDate} />
      <HomeFields rinks={rinks} />
    </FormSection>
  );
}
