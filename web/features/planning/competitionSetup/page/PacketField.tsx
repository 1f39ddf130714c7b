import { FormDocument } from '../../../../forms/uploads/FormDocument.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { CompetitionValues } from '../competitionValues.ts';

export function PacketField() {
  const { t } = useTranslation('competitionFields');
  return <FormDocument<CompetitionValues> name="packet" label={t('packet')} optional />;
}
