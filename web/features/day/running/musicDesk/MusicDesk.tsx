import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { playbackGain } from '../../../../../shared/domain/entering/music/musicRules.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Fold, Folds } from '../../../../ui/Fold.tsx';
import { useAwakeScreen } from '../../../../ui/useAwakeScreen.ts';
import { Deck } from './Deck.tsx';
import { type DeskDay, type DeskFlight, type DeskProgramme, filesOfDay, nextToPlay } from './deskDay.ts';
import { DeskFallback } from './DeskFallback.tsx';
import { DeskFlightTable } from './DeskFlightTable.tsx';
import { DeskReadiness } from './DeskReadiness.tsx';
import { DeskPlayer } from './DeskPlayer.ts';
import { keptFile } from './deskStore.ts';
import { fetchFile } from './loadDeskFiles.ts';
import { notePlay, readLog } from './plays.ts';
import { useDeskFiles } from './useDeskFiles.ts';
import { useReports } from './useReports.ts';
import { WarmUpMusic } from './WarmUpMusic.tsx';

interface MusicDeskProps {
  readonly competitionId: string;
  readonly surfaceId: string;
  readonly day: DeskDay;
  readonly flights: readonly DeskFlight[];
}

/** Flights that a desk shows: those of the next quarter of an hour. */
const SHOWN = 4;

/** Loads the day's files, and plays them in the order that skates now. */
export function MusicDesk({ competitionId, surfaceId, day, flights }: MusicDeskProps) {
  const { t } = useTranslation('musicDesk');
  const files = filesOfDay(day);
  const { ready, problem } = useDeskFiles(competitionId, files);
  const { others, report } = useReports(competitionId, surfaceId);
  const [log, setLog] = useState(() => readLog(competitionId));
  const [chosen, setChosen] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  useAwakeScreen(true);
  const player = useMemo(
    () =>
      new DeskPlayer(currentTime, (heard, isWhole) => {
        notePlay(competitionId, { id: crypto.randomUUID(), ...heard });
        setLog(readLog(competitionId));
        // Who was stopped may skate again; after a whole programme the next one is loaded.
        setChosen(isWhole ? null : heard.programmeId);
        if (isWhole) setEnded(heard.programmeId);
        void report();
      }),
    [competitionId, report],
  );
  useEffect(() => () => player.unload(), [player]);
  const state = useSyncExternalStore(player.subscribe, player.state);
  const played = new Set(log.plays.map(({ programmeId }) => programmeId));
  const all = flights.flatMap(({ programmes }) => programmes);
  const byId = (id: string | null) => all.find(({ programmeId }) => programmeId === id) ?? null;
  // What plays stays, also where its flight is over by now.
  const current =
    byId(state.isPlaying ? state.programmeId : chosen) ??
    (state.isPlaying ? null : nextToPlay(flights, played, ended));
  const following = nextToPlay(flights, played, current?.programmeId ?? null);
  const fileId = current?.file?.fileId ?? null;
  const programmeId = current?.programmeId ?? null;
  useEffect(() => {
    // A file that is replaced while it plays is heard to its end; the next play has the new one.
    if (player.state().isPlaying) return undefined;
    if (fileId === null || programmeId === null) {
      player.unload();
      return undefined;
    }
    if (player.state().programmeId === programmeId && player.state().fileId === fileId) return undefined;
    let isOver = false;
    fileOf(competitionId, fileId).then(
      (file) => {
        if (!isOver && !player.state().isPlaying) player.load({ programmeId, fileId, file });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [player, competitionId, programmeId, fileId, state.isPlaying, ready]);
  const choose = (programme: DeskProgramme) => {
    if (player.state().isPlaying) return;
    setChosen(programme.programmeId);
  };
  return (
    <Stack gap={4}>
      <DeskReadiness {...{ files, ready, problem, others }} programmes={all} />
      <Deck
        key={`${programmeId ?? ''} ${fileId ?? ''}`}
        player={player}
        state={state}
        programme={current}
        following={following}
        proposedGain={current?.file ? playbackGain(current.file.lufs) : 0}
        onNext={() => setChosen(following?.programmeId ?? null)}
      />
      {flights.slice(0, SHOWN).map((flight, index) => (
        <DeskFlightTable
          key={flight.flight.id}
          flight={flight}
          isNext={index === 0}
          desk={{ chosen: programmeId, played, ready, onChoose: choose }}
        />
      ))}
      <Folds>
        <Fold title={t('warmUp.title')}>
          <WarmUpMusic isProgrammeOn={state.isPlaying} />
        </Fold>
        <Fold title={t('fallback.title')}>
          <DeskFallback competitionId={competitionId} programmes={all} />
        </Fold>
        <Fold title={t('keys.title')}>
          <Keys />
        </Fold>
      </Folds>
    </Stack>
  );
}

/** The device's copy; where it has none, the server's. */
const fileOf = async (competitionId: string, fileId: string) =>
  (await keptFile(competitionId, fileId).catch(() => null)) ?? fetchFile(competitionId, fileId);

const KEYS = ['play', 'fade', 'next', 'seek'] as const;

function Keys() {
  const { t } = useTranslation('musicDesk');
  return (
    <ul>
      {KEYS.map((key) => (
        <li key={key}>{t(`keys.${key}`)}</li>
      ))}
    </ul>
  );
}
