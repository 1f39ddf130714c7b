import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './FormBuilder.module.css';

/** Reports that unsaved changes were restored. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('formBuilder');
  return (
    <div className={styles.notice} role="status">
      <Icon name="check" />
      <div>
        <strong>{t('restored.title')}</strong>
        <p>{t('restored.text')}</p>
      </div>
      <Button dense onClick={onDiscard}>
        {t('restored.discard')}
      </Button>
    </div>
  );
}
