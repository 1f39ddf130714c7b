import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { FormRow } from '../../../../forms/Form.tsx';
import { COUNTRY_OPTIONS } from '../../../../forms/countries.ts';
import { homeRinkOptions } from '../../../people/rinks/index.ts';

interface HomeValues {
  country: string;
  homeIsiRink: string;
}

export function HomeFields({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation('entries');
  return (
    <FormRow>
      <FormComboBox<HomeValues> name="country" label={t('country')} options={COUNTRY_OPTIONS} />
      <FormComboBox<HomeValues>
        name="homeIsiRink"
        label={t('homeIsiRink')}
        hint={t('homeIsiRinkHint')}
        allowsCustom
        options={homeRinkOptions(rinks)}
      />
    </FormRow>
  );
}
