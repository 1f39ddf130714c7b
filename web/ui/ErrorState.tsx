import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';
import styles from './ErrorState.module.css';
import { Icon } from './Icon.tsx';
import { useBackOnline } from './useBackOnline.ts';

interface ErrorStateProps {
  /** The failure; "That did not work" by default. */
  readonly title?: string;
  readonly text?: string;
  readonly onRetry?: () => void;
}

/**
 * A part of the page that failed to load: the error and a retry. It also retries when the connection returns.
 */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const { t } = useTranslation(['ui', 'common']);
  useBackOnline(() => onRetry?.());
  return (
    <div className={styles.error} role="alert">
      <Icon name="alert" />
      <div>
        <h2 className={styles.title}>{title ?? t('ui:error.title')}</h2>
        <p className={styles.text}>
          {text ?? (navigator.onLine ? t('ui:error.text') : t('ui:error.offline'))}
        </p>
      </div>
      {onRetry ? <Button onClick={onRetry}>{t('common:actions.tryAgain')}</Button> : null}
    </div>
  );
}
