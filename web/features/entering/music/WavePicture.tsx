import type { SoundFacts } from '../../../../shared/domain/entering/music/musicMeter.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { minutesOf } from './minutesOf.ts';
import styles from './Music.module.css';

const HEIGHT = 100;

interface WavePictureProps {
  readonly sound: SoundFacts;
  /** Seconds that are played so far. */
  readonly played: number;
}

/** The sound of a file: silences marked, with the place that plays. */
export function WavePicture({ sound, played }: WavePictureProps) {
  const { t } = useTranslation('music');
  const { wave, seconds, music, gaps } = sound;
  const silences = music ? [{ from: 0, to: music.from }, ...gaps, { from: music.to, to: seconds }] : [];
  // Quiet music would be a line.
  const highest = Math.max(...wave, 0.01);
  const x = (second: number) => (second / seconds) * wave.length;
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${String(wave.length)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('wave', { seconds: minutesOf(seconds) })}
    >
      {silences.map(({ from, to }) => (
        <rect
          key={from}
          className={styles.silence}
          x={x(from)}
          y={0}
          width={x(to) - x(from)}
          height={HEIGHT}
        />
      ))}
      <path
        className={styles.sound}
        d={wave
          .map((peak, index) => {
            const half = Math.max(0.5, (peak / highest) * (HEIGHT / 2 - 4));
            return `M${String(index + 0.5)} ${(HEIGHT / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
          })
          .join('')}
      />
      <line className={styles.played} x1={x(played)} x2={x(played)} y1={0} y2={HEIGHT} />
    </svg>
  );
}
