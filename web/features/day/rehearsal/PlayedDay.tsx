import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useEffect, useSyncExternalStore } from 'react';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import type { Step } from '../../../../shared/domain/day/rehearsal/script.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { useAwakeScreen } from '../../../ui/useAwakeScreen.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Box } from '../../../ui/Box.tsx';
import { PlayChoices } from './PlayChoices.tsx';
import styles from './Rehearsal.module.css';
import { CHOSEN_INCIDENTS, loadScript, type ChosenIncident, type LoadedDay } from './loadScript.ts';
import { type PlayOptions, playerOf } from './player.ts';
import { useRehearsedSeatName } from './useSeatName.ts';

/** Of them, the first. */
const SHOWN = 3;

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
    <Card as="section" gap={4} className={styles.card}>
      <h2>{t('play.title')}</h2>
      <ProgressBar label={t(`play.${playing.status}`)} done={playing.done} all={playing.all} />
      {problem === null ? null : (
        <Box as="p" round="control" background="warn" pad={3} padInline={4} tone="warn" role="alert">
          {t('play.stopped', { problem })}
        </Box>
      )}
      <Row gap={2}>
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
      </Row>
      <Segments
        label={t('play.pace')}
        value={isByClock ? 'clock' : 'fast'}
        options={(['clock', 'fast'] as const).map((value) => ({ value, label: t(`play.paces.${value}`) }))}
        onChange={(value) => choose({ isByClock: value === 'clock' })}
      />
      <HeldFlights held={playing.held} day={day} onSkip={() => player.skipHeld()} />
      <StepList title={t('latest')} steps={playing.latest} day={day} />
      <StepList title={t('troubles')} steps={playing.troubles} day={day} />
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

/**
 * The tab's player of a rehearsal with what the organiser chose. A tab that is opened again goes on where the server
 * is, and so does each press of the button.
 */
function usePlayedDay(rehearsal: Rehearsal) {
  const player = playerOf(rehearsal.id);
  const playing = useSyncExternalStore(player.subscribe, player.snapshot);
  const [incidents, setIncidents] = useState<readonly ChosenIncident[]>(CHOSEN_INCIDENTS);
  const day = useQuery({
    queryKey: queryKeyOf('listRuns', 'script', rehearsal.id, incidents),
    queryFn: async () => loadScript(rehearsal, incidents),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const { data: script } = day;
  useEffect(() => {
    if (script) player.load(script);
  }, [player, script]);
  const play = async (options: PlayOptions) => {
    const { data } = await day.refetch();
    if (!data) return;
    player.load(data);
    player.play(options);
  };
  return { player, playing, day, play, incidents, setIncidents };
}

interface HeldFlightsProps {
  readonly held: readonly string[];
  readonly day: LoadedDay;
  readonly onSkip: () => void;
}

/** Flights that go on once volunteers have done their part. */
function HeldFlights({ held, day, onSkip }: HeldFlightsProps) {
  const { t } = useTranslation('rehearsal');
  if (held.length === 0) return null;
  return (
    <Stack
      gap={2}
      align="start"
      minContent
      round="control"
      background="warn"
      pad={3}
      padInline={4}
      tone="warn"
      className={styles.held}
      role="status"
    >
      <p>{t('held.text')}</p>
      <ul>
        {held.slice(0, SHOWN).map((flightId) => (
          <li key={flightId}>{t('flight', day.flightName(flightId))}</li>
        ))}
        {held.length > SHOWN ? <li>{t('held.more', { count: held.length - SHOWN })}</li> : null}
      </ul>
      <Button dense onClick={onSkip}>
        {t('held.skip', { count: held.length })}
      </Button>
    </Stack>
  );
}

interface StepListProps {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly day: LoadedDay;
}

function StepList({ title, steps, day }: StepListProps) {
  const { t } = useTranslation('rehearsal');
  const seatName = useRehearsedSeatName();
  if (steps.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <h3>{title}</h3>
      <Stack as="ol" gap={1} minContent role="list">
        {steps.map((step) => (
          <li
            key={`${step.at} ${step.flightId} ${step.kind} ${'seat' in step ? step.seat : ''} ${'programmeId' in step ? step.programmeId : ''}`}
          >
            {t(`step.${step.kind}`, { seat: 'seat' in step ? seatName(step.seat) : '' })}
            <Text as="span" soft size="sm">
              {' '}
              {t('flight', day.flightName(step.flightId))}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
