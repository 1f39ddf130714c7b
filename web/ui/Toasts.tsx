import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';
import { dismissToast, useToasts } from './toastStore.ts';
import type { Toast } from './toastStore.ts';

const SHOWN_FOR_MS = 7_000;

/** The region of toasts; once in the application. */
export function Toasts() {
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  return (
    <section className={styles.region} aria-label={t('toasts.region')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone === 'bad' ? 'alert' : 'check'} />
      <p>{toast.text}</p>
      <Button
        tone="plain"
        dense
        aria-label={t('toasts.dismiss')}
        icon={<Icon name="close" />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
