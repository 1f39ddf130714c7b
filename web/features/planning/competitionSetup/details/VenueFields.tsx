import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { rinkOptions } from '../../../people/rinks/index.ts';
import { timeZoneOptions } from '../../../../forms/timeZones.ts';
import type { CompetitionValues } from '../competitionValues.ts';
import { RegisterRinkHint } from './RegisterRinkHint.tsx';

/** Rink, time zone and days. */
export function VenueFields({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const ring = useWatch<CompetitionValues, 'ring'>({ name: 'ring' });
  return (
    <>
      <FormRow>
        <FormComboBox<CompetitionValues>
          name="ring"
          label={t('competitionFields:ring')}
          hint={<RegisterRinkHint />}
          options={rinkOptions(rinks, ring)}
        />
        <FormComboBox<CompetitionValues>
          name="timeZone"
          label={t('competitionFields:timeZone')}
          options={timeZoneOptions()}
        />
      </FormRow>
      <FormRow>
        <FormDate<CompetitionValues>
          name="startDate"
          label={t('competitionFields:startDate')}
          hint={t('hints.startDate')}
        />
        <FormDate<CompetitionValues>
          name="endDate"
          label={t('competitionFields:endDate')}
          hint={t('hints.endDate')}
        />
        <FormDate<CompetitionValues> name="date" label={t('competitionFields:date')} hint={t('hints.date')} />
      </FormRow>
    </>
  );
}
