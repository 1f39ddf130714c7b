import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { lengthOf } from '../surfaceDay.ts';
import type { DeskProgramme } from './deskDay.ts';
import type { DeskPlayer, PlayerState } from './DeskPlayer.ts';
import styles from './Music.module.css';

interface DeckProps {
  readonly player: DeskPlayer;
  readonly state: PlayerState;
  /** Null where nobody is to come. */
  readonly programme: DeskProgramme | null;
  readonly following: DeskProgramme | null;
  /** Decibels that bring the file to the level of the others. */
  readonly proposedGain: number;
  readonly onNext: () => void;
}

const SEEK_SECONDS = 5;
const MOST_DECIBELS = 18;
/** Stopped so near the end, the programme is over. */
const NEAR_END_SECONDS = 5;

/** Who skates now, and their music: play, stop, fade, again from a second. */
export function Deck({ player, state, programme, following, proposedGain, onNext }: DeckProps) {
  const { t } = useTranslation('musicDesk');
  const [gain, setGain] = useState(proposedGain);
  const [from, setFrom] = useState(0);
  const { isPlaying, isFading, of } = state;
  const isLoaded = programme !== null && state.programmeId === programme.programmeId && of > 0;
  const at = isPlaying ? state.at : from;
  useEffect(() => player.setGain(gain), [player, gain]);
  const toggle = () => {
    if (!isPlaying) return player.play(from);
    player.stop();
    // Pressed by mistake, it goes on where it was.
    setFrom(state.at < of - NEAR_END_SECONDS ? Math.floor(state.at) : 0);
  };
  const seek = (seconds: number) => {
    if (isPlaying) player.seek(seconds);
    setFrom(isPlaying ? 0 : Math.max(0, Math.min(seconds, of)));
  };
  useDeskKeys({
    ' ': isLoaded ? toggle : undefined,
    f: isPlaying ? () => player.fade() : undefined,
    n: isPlaying ? undefined : onNext,
    ArrowLeft: isLoaded ? () => seek(at - SEEK_SECONDS) : undefined,
    ArrowRight: isLoaded ? () => seek(at + SEEK_SECONDS) : undefined,
  });
  if (!programme) return <p className={styles.deck}>{t('nobody')}</p>;
  const { name, sayAs, title, file } = programme;
  return (
    <section className={styles.deck} data-playing={isPlaying || undefined} aria-label={t('deck')}>
      <Row gap={4} align="start" justify="between">
        <Stack gap={1} minContent breaks>
          <h2 className={styles.deckName}>{name}</h2>
          {sayAs === '' ? null : <Text soft>{sayAs}</Text>}
          <p>{title === '' ? (file?.name ?? '') : title}</p>
        </Stack>
        <p className={styles.deckTime} role="timer" aria-label={t('left')}>
          {lengthOf(Math.max(0, Math.round(of - at)))}
        </p>
      </Row>
      {file === null ? (
        <p className={styles.missing}>{t('noFileHere', { name })}</p>
      ) : state.isFailed && isLoaded ? (
        <p className={styles.missing} role="alert">
          {t('failed')}
        </p>
      ) : (
        <>
          <label className={styles.slider}>
            <span>{t('position', { at: lengthOf(Math.round(at)), of: lengthOf(Math.round(of)) })}</span>
            <input
              type="range"
              min={0}
              max={Math.max(1, Math.floor(of))}
              step={1}
              value={Math.floor(at)}
              aria-valuetext={lengthOf(Math.round(at))}
              onChange={({ target }) => seek(Number(target.value))}
            />
          </label>
          <Row gap={3} align="center">
            <Button
              tone={isPlaying ? 'danger' : 'primary'}
              className={styles.large}
              disabledReason={isLoaded ? undefined : t('notLoaded')}
              onClick={toggle}
            >
              {isPlaying ? t('stop') : from > 0 ? t('playFrom', { at: lengthOf(from) }) : t('play')}
            </Button>
            {isPlaying ? (
              <Button className={styles.large} onClick={() => player.fade()}>
                {t(isFading ? 'fading' : 'fade')}
              </Button>
            ) : null}
            {from > 0 && !isPlaying ? <Button onClick={() => setFrom(0)}>{t('fromStart')}</Button> : null}
            {isPlaying || following === null ? null : (
              <Button onClick={onNext}>{t('next', { name: following.name })}</Button>
            )}
          </Row>
          <label className={styles.slider}>
            <span>
              {t(gain === proposedGain ? 'levelProposed' : 'level', {
                level: `${gain > 0 ? '+' : ''}${String(gain)}`,
              })}
            </span>
            <input
              type="range"
              min={-MOST_DECIBELS}
              max={MOST_DECIBELS}
              step={0.5}
              value={gain}
              aria-valuetext={`${String(gain)} dB`}
              onChange={({ target }) => setGain(Number(target.value))}
            />
          </label>
        </>
      )}
    </section>
  );
}

/** Keys of the whole page, but not while somebody types or stands on a control of its own. */
function useDeskKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const { target } = event;
      const isControl =
        target instanceof Element && target.closest('input, select, textarea, a, summary, button');
      if (!action || isControl || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions]);
}
