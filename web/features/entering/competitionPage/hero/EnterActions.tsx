import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import * as paths from '../../../../paths/publicPaths.ts';
import { usePresent } from '../../../../ui/now.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { PageIcon } from '../PageIcon.tsx';
import type { EntryOption } from '../entryOptions.ts';
import type { ShownCompetition } from '../toShownCompetition.ts';
import styles from './EnterActions.module.css';
import { EnterButtons, DisabledReason } from './EnterButtons.tsx';

interface EnterProps {
  readonly competition: ShownCompetition;
  readonly choices: readonly EntryOption[];
}

export function EnterActions({ competition, choices, isPreview }: EnterProps & { isPreview: boolean }) {
  const { t } = useTranslation('competitionPage');
  const { startDate, endDate, timeZone } = competition;
  const today = usePresent((now) => dayIn(now, timeZone));
  const hasBegun = startDate ? startDate <= today : false;
  const isOn = hasBegun && today <= (endDate ?? '');
  const enter = (
    <div className={styles.enter} data-open={isEnterable(choices) || undefined}>
      <EnterButtons competition={competition} choices={choices} />
    </div>
  );
  return (
    <>
      {hasBegun ? null : enter}
      {competition.hasSchedule ? (
        <LinkButton to={isOn ? paths.live(competition.id) : paths.publicSchedule(competition.id)}>
          {t(isOn ? 'live' : 'schedule')}
        </LinkButton>
      ) : null}
      {competition.hasSchedule && hasBegun ? (
        <LinkButton to={paths.publicResults(competition.id)}>{t('results')}</LinkButton>
      ) : null}
      {hasBegun ? enter : null}
      {isPreview ? null : <ShareButton competition={competition} className={styles.share} />}
      <div className={styles.why}>
        <DisabledReason competition={competition} choices={choices} />
      </div>
    </>
  );
}

const isEnterable = (choices: readonly EntryOption[]) => choices.some(({ refusal }) => refusal === null);

interface ShareButtonProps {
  readonly competition: Pick<ShownCompetition, 'id' | 'name'>;
  readonly className?: string | undefined;
}

/** Shares the page's address by the device, or copies it. */
function ShareButton({ competition, className }: ShareButtonProps) {
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
