import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { NO_TEST_OPTION, TEST_LADDERS } from '../../../people/skaterFields/index.ts';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { FormRow, FormSection } from '../../../../forms/Form.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { formatDay } from '../../../../i18n/formats.ts';
import { MembershipHint } from '../../../people/members/index.ts';

interface MembershipFieldsProps {
  /** Where the fields stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  readonly endDate: string;
}

/** The membership and the highest test passed, from the catalogue's disciplines. */
export function MembershipFields({ within, endDate }: MembershipFieldsProps) {
  const { t } = useTranslation('entries');
  const [isi = '', birthdate = ''] = useWatch({
    name: [`${within}isi`, `${within}birthdate`],
  }) as (string | undefined)[];
  const levels = [
    { value: NO_TEST_OPTION, label: t('noTest') },
    ...TEST_LADDERS.flatMap(({ ladder, levels: steps }) =>
      steps.map((level) => ({ value: level, label: level, detail: ladder })),
    ),
  ];
  return (
    <>
      <FormRow>
        <FormTextField<FieldValues>
          name={`${within}isi`}
          label={t('isi')}
          autoComplete="off"
          spellCheck={false}
        />
        <FormDate<FieldValues>
          name={`${within}expDate`}
          label={t('expDate')}
          hint={t('expDateHint', { day: formatDay(endDate) })}
        />
      </FormRow>
      <MembershipHint isi={isi} birthdate={birthdate} endDate={endDate} />
      <FormComboBox<FieldValues>
        name={`${within}highestIsiTestLevel`}
        label={t('highestIsiTestLevel')}
        options={levels}
      />
    </>
  );
}

export function MembershipSection({ endDate }: { readonly endDate: string }) {
  const { t } = useTranslation('entries');
  return (
    <FormSection title={t('sections.membership')}>
      <MembershipFields within="" endDate={endDate} />
    </FormSection>
  );
}
