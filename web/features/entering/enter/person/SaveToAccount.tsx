import { useTranslation } from 'react-i18next';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';

interface SaveToAccountProps {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** Whether the account keeps the skater for the next form. */
export function SaveToAccount({ isKept, onChange }: SaveToAccountProps) {
  const { t } = useTranslation('entries');
  return (
    <CheckboxCard
      title={t('family.keep')}
      checked={isKept}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
