import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button, type ButtonTone } from './Button.tsx';
import { showToast } from './toastStore.ts';
import './controlMessages.ts';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
  /** The button's accessible name where the label alone does not say what is copied; begins with the label. */
  readonly name?: string;
  /** The message once it is copied, for a text too long to show. */
  readonly done?: string;
  readonly tone?: ButtonTone;
  readonly icon?: ReactNode;
}

/** Copies a text. If the browser forbids it, shows the text. */
export function CopyText({ text, label, name, done, tone, icon }: CopyTextProps) {
  const { t } = useTranslation('controls');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(done ?? t('copyText.copied', { text }));
    } catch {
      // Browsers allow writing to the clipboard only on https and localhost.
      showToast(t('copyText.byHand', { text }), 'info');
    }
  };
  return (
    <Button onClick={() => void copy()} aria-label={name} {...(tone && { tone })} {...(icon ? { icon } : {})}>
      {label}
    </Button>
  );
}
