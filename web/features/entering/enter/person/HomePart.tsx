import { useWatch } from 'react-hook-form';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { KnownPart } from '../../../../forms/FoldedPart.tsx';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { COUNTRY_OPTIONS } from '../../../../forms/countries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { homeRinkOptions } from '../../../people/rinks/index.ts';

const FIELDS = ['country', 'homeIsiRink'];

/** Home rink and country; one line for a family whose rink is known. */
export function HomePart({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation('entries');
  const [country = '', rink = ''] = useWatch({ name: FIELDS }) as (string | undefined)[];
  return (
    <KnownPart
      names={FIELDS}
      parts={country === '' || rink === '' ? null : [rink, country]}
      what={t('known.home')}
    >
      <HomeFields rinks={rinks} />
    </KnownPart>
  );
}

interface HomeValues {
  country: string;
  homeIsiRink: string;
}

function HomeFields({ rinks }: { readonly rinks: readonly Rink[] }) {
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
