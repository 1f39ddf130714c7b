import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { showToast } from './toastStore.ts';

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text. If the browser forbids it, shows the text. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation('ui');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t('copyText.copied', { text }));
    } catch {
      // Browsers allow writing to the clipboard only on https and localhost.
      showToast(t('copyText.byHand', { text }), 'info');
    }
  };
  return <Button onClick={() => void copy()}>{label}</Button>;
}
