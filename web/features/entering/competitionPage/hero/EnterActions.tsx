import { useTranslation } from '../../../../i18n/useTranslation.ts';
import * as paths from '../../../../paths/publicPaths.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { usePresent } from '../../../../ui/now.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import styles from './EnterActions.module.css';
import { EnterButtons, DisabledReason } from './EnterButtons.tsx';
import type { EntryOption } from '../entryOptions.ts';
import { ShareButton } from './ShareButton.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';

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
