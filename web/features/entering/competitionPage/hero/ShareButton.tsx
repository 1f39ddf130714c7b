import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { PageIcon } from '../PageIcon.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';

interface ShareButtonProps {
  readonly competition: Pick<ShownCompetition, 'id' | 'name'>;
  readonly className?: string | undefined;
}

/** Shares the page's address by the device, or copies it. */
export function ShareButton({ competition, className }: ShareButtonProps) {
  const { t } = useTranslation('competitionPage');
  const share = async () => {
    const url = new URL(paths.publicCompetition(competition.id), location.origin).href;
    if (typeof navigator.share === 'function') {
      // Rejects when the person cancels.
      await navigator.share({ title: competition.name, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('share.copied'));
    } catch {
      showToast(t('share.notCopied'), 'bad');
    }
  };
  return (
    <Button className={className} icon={<PageIcon name="share" small />} onClick={() => void share()}>
      {t('share.label')}
    </Button>
  );
}
