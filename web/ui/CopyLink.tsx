import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';
import type { ButtonTone } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { showToast } from './toastStore.ts';

interface CopyLinkProps {
  /** A path of this product, without the origin. */
  readonly path: string;
  readonly label: string;
  readonly tone?: ButtonTone;
}

/** Copies a page's whole address for sharing. If the browser forbids it, shows the address. */
export function CopyLink({ path, label, tone = 'quiet' }: CopyLinkProps) {
  const { t } = useTranslation('ui');
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast(t('copyLink.copied'));
    } catch {
      // Browsers allow writing to the clipboard only on https and localhost.
      showToast(t('copyLink.byHand', { address }), 'info');
    }
  };
  return (
    <Button tone={tone} icon={<Icon name="link" small />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
