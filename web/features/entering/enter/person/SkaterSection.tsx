import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { FoldedPart } from '../../../../forms/FoldedPart.tsx';
import { FormSection } from '../../../../forms/Form.tsx';
import { useFolded } from '../../../../forms/useFolded.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import type { EntryFieldsProps } from '../form/entryFormKind.ts';
import { EMPTY_SKATER } from '../form/individualEntry.ts';
import { FamilyChoice } from './FamilyChoice.tsx';
import { HomePart } from './HomePart.tsx';
import { MembershipSection } from './MembershipFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { entryOfSkater } from './familySkater.ts';
import { personFields, usePersonLine } from './usePersonLine.ts';

interface SkaterSectionProps extends Pick<EntryFieldsProps, 'keeping' | 'coach' | 'skaterChoice'> {
  readonly competition: Pick<Competition, 'startDate' | 'endDate'>;
  readonly rinks: readonly Rink[];
  /** The skaters of the account. */
  readonly family: readonly FamilySkater[];
}

const FIELDS = personFields('');

/** A sibling nearly always skates for the same rink, so home stays. */
const { country: _country, homeIsiRink: _rink, ...NEW_SKATER } = EMPTY_SKATER;

/** The skater, home rink, membership and level; one line once they are known. */
export function SkaterSection(props: SkaterSectionProps) {
  const { competition, rinks, family, skaterChoice, keeping, coach } = props;
  const { t } = useTranslation('entries');
  const line = usePersonLine('', competition.startDate);
  const folding = useFolded(FIELDS, line !== null);
  const isOpen = folding.isOpen && skaterChoice.isMade;
  return (
    <>
      <FormSection title={t('sections.skater')}>
        {family.length > 0 ? (
          <FamilyChoice
            label={t('family.label')}
            skaters={family}
            within=""
            valuesOf={(skater) => ({
              ...(skater ? entryOfSkater(skater) : { ...NEW_SKATER, givenName: null }),
            })}
            onChosen={() => {
              folding.fold();
              skaterChoice.make();
            }}
          />
        ) : null}
        {skaterChoice.isMade ? (
          <>
            <FoldedPart parts={line} what={t('known.skater')} folding={folding}>
              <PersonFields within="" startDate={competition.startDate} />
              <HomePart rinks={rinks} />
            </FoldedPart>
            {coach}
          </>
        ) : null}
      </FormSection>
      {isOpen ? <MembershipSection endDate={competition.endDate} /> : null}
      {isOpen && keeping ? <SaveToAccount {...keeping} /> : null}
    </>
  );
}

interface SaveToAccountProps {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** Whether the account keeps the skater for the next form. */
function SaveToAccount({ isKept, onChange }: SaveToAccountProps) {
  const { t } = useTranslation('entries');
  return (
    <CheckboxCard
      title={t('family.keep')}
      checked={isKept}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
