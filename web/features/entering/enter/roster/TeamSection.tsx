import { useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { KnownPart } from '../../../../forms/FoldedPart.tsx';
import { FormRow, FormSection } from '../../../../forms/Form.tsx';
import { FormEmail } from '../../../../forms/FormContact.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { HomePart } from '../person/HomePart.tsx';
import type { TeamEntryValues } from './teamEntry.ts';

const COACH = ['coachName', 'coachProfessional', 'coachEmail'] as const;

interface TeamSectionProps {
  readonly rinks: readonly Rink[];
  /** The choice of the coach, which fills in the fields below it. */
  readonly choice: ReactNode;
}

/** The team's name, its home and its coach, who is one line once known. */
export function TeamSection({ rinks, choice }: TeamSectionProps) {
  const { t } = useTranslation(['groupEntries', 'entries']);
  const coach = useWatch<TeamEntryValues, typeof COACH>({ name: COACH });
  const isKnown = coach.every((value) => value.trim() !== '');
  return (
    <>
      <FormSection title={t('team.section')}>
        <FormTextField<TeamEntryValues>
          name="nameOfTeam"
          label={t('team.nameOfTeam')}
          autoComplete="off"
          maxLength={120}
        />
        <HomePart rinks={rinks} />
      </FormSection>
      <FormSection title={t('team.coach')}>
        {choice}
        <KnownPart names={COACH} parts={isKnown ? coach : null} what={t('entries:known.coach')}>
          <FormRow>
            <FormTextField<TeamEntryValues>
              name="coachName"
              label={t('team.coachName')}
              autoComplete="off"
              maxLength={120}
            />
            <FormTextField<TeamEntryValues>
              name="coachProfessional"
              label={t('team.coachProfessional')}
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
          </FormRow>
          <FormEmail<TeamEntryValues> name="coachEmail" label={t('team.coachEmail')} />
        </KnownPart>
      </FormSection>
    </>
  );
}
