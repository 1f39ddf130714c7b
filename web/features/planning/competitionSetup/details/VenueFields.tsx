import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { timeZoneOptions } from '../../../../forms/timeZones.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import { rinkOptions } from '../../../people/rinks/index.ts';
import type { CompetitionValues } from '../competitionValues.ts';

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

/** How to get a missing rink into the list. */
function RegisterRinkHint() {
  const { t } = useTranslation('competitionSetup');
  const { role } = useUser();
  return role === 'SUPER_ADMIN' ? <Link to={paths.rinks}>{t('registerRink')}</Link> : t('hints.ringManager');
}
