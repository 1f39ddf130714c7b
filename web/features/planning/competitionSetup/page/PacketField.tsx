import { useTranslation } from 'react-i18next';
import { FormDocument } from '../../../../forms/uploads/FormDocument.tsx';
import type { CompetitionValues } from '../competitionValues.ts';

export function PacketField() {
  const { t } = useTranslation('competitionFields');
  return <FormDocument<CompetitionValues> name="packet" label={t('packet')} optional />;
}
