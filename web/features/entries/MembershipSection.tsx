import { useTranslation } from 'react-i18next';
import { NO_TEST, TEST_LADDERS } from '../../entries/testLevels.ts';
import { FormComboBox } from '../../form/FormComboBox.tsx';
import { FormDate } from '../../form/FormDate.tsx';
import { FormRow, FormSection } from '../../form/Form.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { formatDay } from '../../i18n/formats.ts';
import type { IndividualEntryValues } from './individualEntry.ts';

/** The membership and the highest test passed, out of the catalogue's ladders. */
export function MembershipSection({ endDate }: { readonly endDate: string }) {
  const { t } = useTranslation('entries');
  const levels = [
    { value: NO_TEST, label: t('noTest') },
    ...TEST_LADDERS.flatMap(({ ladder, levels: steps }) =>
      steps.map((level) => ({ value: level, label: level, detail: ladder })),
    ),
  ];
  return (
    <FormSection title={t('sections.membership')}>
      <FormRow>
        <FormTextField<IndividualEntryValues>
          name="isi"
          label={t('isi')}
          autoComplete="off"
          spellCheck={false}
        />
        <FormDate<IndividualEntryValues>
          name="expDate"
          label={t('expDate')}
          hint={t('expDateHint', { day: formatDay(endDate) })}
        />
      </FormRow>
      <FormComboBox<IndividualEntryValues>
        name="highestIsiTestLevel"
        label={t('highestIsiTestLevel')}
        options={levels}
      />
    </FormSection>
  );
}
