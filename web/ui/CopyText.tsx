import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { showToast } from './toastStore.ts';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text to be pasted elsewhere. Where a browser forbids it, shows it. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation('ui');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t('copyText.copied', { text }));
    } catch {
      // Only a page on https or on this machine may write to the clipboard.
      showToast(t('copyText.byHand', { text }), 'info');
    }
  };
  return <Button onClick={() => void copy()}>{label}</Button>;
}
