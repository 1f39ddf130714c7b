import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { useAwakeScreen } from '../../../ui/useAwakeScreen.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { HeldFlights } from './HeldFlights.tsx';
import { PlayChoices } from './PlayChoices.tsx';
import type { PlayOptions } from './player.ts';
import styles from './Rehearsal.module.css';
import { StepList } from './StepList.tsx';
import { usePlayedDay } from './usePlayedDay.ts';

/** Plays the day, as far as volunteers do not: what has happened, and what it is held up by. */
export function PlayedDay({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { t } = useTranslation('rehearsal');
  const { player, playing, day: loaded, play, incidents, setIncidents } = usePlayedDay(rehearsal);
  const { data: day, error: failure } = loaded;
  const [options, setOptions] = useState(player.options);
  const { isByClock, own } = options;
  const isPlaying = playing.status === 'playing';
  useAwakeScreen(isPlaying);
  const choose = (change: Partial<PlayOptions>) => {
    const chosen = { ...options, ...change };
    setOptions(chosen);
    player.change(chosen);
  };
  if (!day)
    return failure === null ? (
      <Spinner />
    ) : (
      <ErrorState title={t('failed')} onRetry={() => void loaded.refetch()} />
    );
  const problem = playing.problem ?? (failure === null ? null : (errorMessage(failure) ?? String(failure)));
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('play.title')}</h2>
      <ProgressBar label={t(`play.${playing.status}`)} done={playing.done} all={playing.all} />
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {t('play.stopped', { problem })}
        </p>
      )}
      <div className={styles.buttons}>
        {isPlaying ? (
          <Button tone="primary" onClick={() => player.pause()}>
            {t('play.pause')}
          </Button>
        ) : (
          <Button
            tone="primary"
            disabledReason={playing.status === 'done' ? t('play.over') : undefined}
            onClick={() => void play(options)}
          >
            {t(playing.done === 0 ? 'play.play' : 'play.goOn')}
          </Button>
        )}
      </div>
      <Segments
        label={t('play.pace')}
        value={isByClock ? 'clock' : 'fast'}
        options={(['clock', 'fast'] as const).map((value) => ({ value, label: t(`play.paces.${value}`) }))}
        onChange={(value) => choose({ isByClock: value === 'clock' })}
      />
      <HeldFlights held={playing.held} day={day} onSkip={() => player.skipHeld()} />
      <StepList steps={playing.latest} day={day} />
      <PlayChoices
        seats={day.seats}
        own={own}
        onOwn={(parts) => choose({ own: parts })}
        incidents={incidents}
        onIncidents={setIncidents}
        isPlaying={isPlaying}
      />
    </Card>
  );
}
