import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import type { MusicOf } from './sendMusic.ts';

interface PlayMusicProps {
  readonly of: MusicOf;
  readonly fileId: string;
  /** Whose file it is, for a screen reader. */
  readonly event: string;
}

/** A button that becomes a player of a file that was sent; its address is asked for when it is pressed. */
export function PlayMusic({ of: { entryId, competitionId }, fileId, event }: PlayMusicProps) {
  const { t } = useTranslation('music');
  const [address, setAddress] = useState<string | null>(null);
  const play = async () => {
    try {
      const { data } =
        competitionId === undefined
          ? await call('readMusic', { params: { entryId, fileId }, fresh: true })
          : await call('readMusicOfCompetition', { params: { competitionId, fileId }, fresh: true });
      setAddress(data.url);
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('lost'), 'bad');
    }
  };
  return address === null ? (
    <Button onClick={() => void play()} aria-label={t('playNamed', { event })}>
      {t('play')}
    </Button>
  ) : (
    <audio
      ref={focusFirst}
      controls
      autoPlay
      src={address}
      aria-label={t('playNamed', { event })}
      onPlay={({ currentTarget }) => pauseOthers(currentTarget)}
    />
  );
}

/** The button that was pressed is gone. */
const focusFirst = (player: HTMLAudioElement | null) => player?.focus();

function pauseOthers(own: HTMLAudioElement): void {
  for (const player of document.querySelectorAll('audio')) if (player !== own) player.pause();
}
