import { useWatch } from 'react-hook-form';
import { COUPLE_LADDERS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { FormMoney } from '../../../forms/FormMoney.tsx';
import { FormRow } from '../../../forms/Form.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FormBuilderValues } from './formBuilderValues.ts';

/** Prices of the first, second and each additional event, and of a team. */
export function PriceFields({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('formBuilder');
  const formats = useWatch<FormBuilderValues, 'formats'>({ name: 'formats' });
  const teamAmount = useWatch<FormBuilderValues, 'teamAmount'>({ name: 'teamAmount' });
  const hasTeams = teamAmount !== null || formats.some(({ entry }) => entry === 'team');
  const hasCouples = formats.some(({ entry }) => entry === 'dance');
  return (
    <>
      <FormRow narrow>
        <FormMoney<FormBuilderValues>
          name="firstEventPrice"
          label={t('firstEventPrice')}
          currency={currency}
        />
        <FormMoney<FormBuilderValues>
          name="secondEventPrice"
          label={t('secondEventPrice')}
          currency={currency}
        />
        <FormMoney<FormBuilderValues>
          name="additionalEventPrice"
          label={t('additionalEventPrice')}
          currency={currency}
        />
      </FormRow>
      {hasTeams ? (
        <FormRow>
          <FormMoney<FormBuilderValues>
            name="teamAmount"
            label={t('teamAmount')}
            currency={currency}
            optional
          />
          <FormSelect<FormBuilderValues>
            name="teamPer"
            label={t('teamPer')}
            options={(['team', 'skater'] as const).map((per) => ({ value: per, label: t(`per.${per}`) }))}
          />
        </FormRow>
      ) : null}
      <FormRow>
        <FormMoney<FormBuilderValues>
          name="familyCap"
          label={t('familyCap')}
          hint={t('familyCapHint')}
          currency={currency}
          optional
        />
        {hasCouples ? (
          <FormSelect<FormBuilderValues>
            name="coupleLadder"
            label={t('coupleLadder')}
            hint={t('coupleLadderHint')}
            options={COUPLE_LADDERS.map((value) => ({ value, label: t(`coupleLadders.${value}`) }))}
          />
        ) : null}
      </FormRow>
    </>
  );
}
