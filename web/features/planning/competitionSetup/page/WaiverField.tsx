import { FormTextArea } from '../../../../forms/FormTextArea.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { CompetitionValues } from '../competitionValues.ts';

export function WaiverField() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  return (
    <FormTextArea<CompetitionValues>
      name="waiver"
      label={t('competitionFields:waiver')}
      hint={t('hints.waiver')}
      rows={8}
      optional
    />
  );
}
