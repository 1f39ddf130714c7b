import { useEffect, useMemo, useState } from 'react';
import { verdictOf, type MusicFinding } from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { ChosenMusic } from './inspectFile.ts';
import { soundLength } from './minutesOf.ts';
import styles from './Music.module.css';
import { MusicFindings } from './MusicFindings.tsx';
import { WavePicture } from './WavePicture.tsx';

interface ChosenSoundProps {
  readonly chosen: ChosenMusic;
  readonly findings: readonly MusicFinding[];
  /** Seconds of the programme; 0 for no limit. */
  readonly limit: number;
}

/** A chosen file: its verdict, its wave, and a player, so that a family hears what the rink will play. */
export function ChosenSound({ chosen: { body, name, inspected }, findings, limit }: ChosenSoundProps) {
  const { t } = useTranslation('music');
  const [played, setPlayed] = useState(0);
  const address = useMemo(() => URL.createObjectURL(body), [body]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const { sound } = inspected;
  const verdict = verdictOf(findings);
  return (
    <Stack as="section" gap={3} aria-label={name} aria-live="polite">
      <Row gap={3} align="center">
        <Pill tone={verdict === 'ok' ? 'good' : verdict === 'warn' ? 'warn' : 'bad'}>
          {t(`verdict.${verdict}`)}
        </Pill>
        <Text as="span" weight="medium" breaks>
          {name}
        </Text>
        {sound?.music ? (
          <Text as="span" soft figures>
            {soundLength(sound.music.to - sound.music.from)}
          </Text>
        ) : null}
      </Row>
      {sound ? (
        <>
          <WavePicture sound={sound} played={played} />
          <audio
            className={styles.player}
            controls
            src={address}
            aria-label={t('listen')}
            onTimeUpdate={({ currentTarget }) => setPlayed(currentTarget.currentTime)}
          />
        </>
      ) : null}
      <MusicFindings findings={findings} limit={limit} />
    </Stack>
  );
}
