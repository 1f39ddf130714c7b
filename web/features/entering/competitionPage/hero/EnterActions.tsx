import { useQuery } from '@tanstack/react-query';
import { competitionPhase } from '../../../../../shared/domain/entering/competitions/competitionPhase.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import * as paths from '../../../../paths/publicPaths.ts';
import { joinClasses } from '../../../../ui/joinClasses.ts';
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

/** One button stands out, as the state asks: live, results, entering, the schedule; ways to enter only as long as one is open. */
export function EnterActions({ competition, choices, isPreview }: EnterProps & { isPreview: boolean }) {
  const { t } = useTranslation('competitionPage');
  const { id, hasSchedule } = competition;
  const phase = usePresent((now) => competitionPhase(competition, now));
  const isEntering = phase === 'before' || phase === 'entries' || phase === 'closed';
  const isOpen = isEnterable(choices);
  const hasSkated = useHasSkated(id);
  const hasTeamPoints = hasSchedule === true && (phase === 'over' || (phase === 'live' && hasSkated));
  return (
    <>
      {phase === 'live' ? (
        <LinkButton to={paths.live(id)} tone="primary" className={styles.first}>
          {t('live')}
        </LinkButton>
      ) : null}
      {phase === 'over' && hasSchedule ? (
        <LinkButton to={paths.publicResults(id)} tone="primary" className={styles.first}>
          {t('results')}
        </LinkButton>
      ) : null}
      {isEntering || isOpen ? (
        <div className={styles.enter} data-open={isOpen || undefined}>
          <EnterButtons competition={competition} choices={choices} />
        </div>
      ) : null}
      {hasSchedule ? (
        <LinkButton
          to={paths.publicSchedule(id)}
          tone={phase === 'closed' && !isOpen ? 'primary' : 'quiet'}
          className={phase === 'closed' && !isOpen ? styles.first : styles.quiet}
        >
          {t('schedule')}
        </LinkButton>
      ) : null}
      {phase === 'live' ? (
        <LinkButton to={paths.publicResults(id)} className={styles.quiet}>
          {t('results')}
        </LinkButton>
      ) : null}
      {hasTeamPoints ? (
        <LinkButton to={paths.publicTeamPoints(id)} className={styles.quiet}>
          {t('teamPoints')}
        </LinkButton>
      ) : null}
      {phase === 'live' ? (
        <LinkButton
          to={paths.hall(id)}
          aria-label={t('hallDisplay')}
          className={joinClasses(styles.quiet, styles.hall)}
        >
          {t('hall')}
        </LinkButton>
      ) : null}
      {isPreview ? null : <ShareButton competition={competition} className={styles.quiet} />}
      {phase === 'live' ? null : (
        <div className={styles.why}>
          <DisabledReason competition={competition} choices={choices} />
        </div>
      )}
    </>
  );
}

/** Whether a flight of today is over, by what the card of the day has loaded. */
function useHasSkated(competitionId: string): boolean {
  const live = useQuery({ ...requestQuery('getLive', { params: { competitionId } }), enabled: false });
  return live.data?.surfaces.some(({ blocks }) => blocks.some(({ state }) => state === 'done')) ?? false;
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
