import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import type { ButtonTone } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { showToast } from './toastStore.ts';

interface CopyLinkProps {
  /** An address of ours, without the origin. */
  readonly path: string;
  readonly label: string;
  readonly tone?: ButtonTone;
}

/** Copies the whole address of a page, to be sent to people. Where a browser forbids it, shows it. */
export function CopyLink({ path, label, tone = 'quiet' }: CopyLinkProps) {
  const { t } = useTranslation('ui');
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast(t('copyLink.copied', { address }));
    } catch {
      // Only a page on https or on this machine may write to the clipboard.
      showToast(t('copyLink.byHand', { address }), 'info');
    }
  };
  return (
    <Button tone={tone} icon={<Icon name="link" small />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
