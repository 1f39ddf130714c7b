import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { TextArea } from '../../../ui/TextArea.tsx';

interface ReasonField {
  /** Null where no reason is needed. */
  readonly field: ReactNode;
  /** The reason, '' where none is needed; null while it is missing, which the field then shows. */
  readonly take: () => string | null;
}

/**
 * The reason that an organiser gives before an entry is changed or withdrawn.
 */
export function useReasonField(isAsked: boolean): ReasonField {
  const { t } = useTranslation('entryChanges');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const reason = typed.trim();
  return {
    field: isAsked ? (
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        value={typed}
        error={isMissing && reason === '' ? t('reasonMissing') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    ) : null,
    take: () => {
      if (!isAsked || reason !== '') return reason;
      setIsMissing(true);
      return null;
    },
  };
}
