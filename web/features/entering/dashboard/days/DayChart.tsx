import { useState, type CSSProperties, type PointerEvent } from 'react';
import type { EntrySeries } from '../../../../../shared/domain/entering/competitions/entrySeries.ts';
import { formatNumber, formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { isWeekend, ticksOf, axisMaximum } from './dayAxis.ts';
import styles from './DayChart.module.css';
import { seriesStepLabel } from './seriesStepLabel.ts';
import { Text } from '../../../../ui/Text.tsx';

interface DayChartProps {
  readonly series: EntrySeries;
  readonly label: string;
}

const percent = (part: number) => `${part * 100}%`;

/**
 * Entries as bars. An invisible slider above them lets mouse, touch and arrow keys choose a bar, whose
 * number is shown and read out.
 */
export function DayChart({ series, label }: DayChartProps) {
  const { t } = useTranslation('dashboard');
  const { steps, step } = series;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isHeld, setHeld] = useState(false);
  const top = axisMaximum(Math.max(...steps.map(({ entries }) => entries)));
  const shown = chosen === null ? undefined : steps[chosen];
  const textOf = (index: number) => {
    const { entries = 0, ...days } = steps[index] ?? { from: '', to: '' };
    return steps[index]
      ? t('days.value', {
          count: entries,
          formatted: formatNumber(entries),
          day: seriesStepLabel({ ...days, entries }),
        })
      : '';
  };
  const choose = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * steps.length);
    setChosen(Math.max(0, Math.min(steps.length - 1, place)));
  };
  return (
    <div className={styles.chart} style={{ '--steps': steps.length } as CSSProperties}>
      <Text as="div" soft size="xs" figures className={styles.scale} aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatNumber(value)}</span>
        ))}
      </Text>
      <div className={styles.plot} data-held={isHeld || undefined}>
        <Bars series={series} top={top} chosen={chosen} />
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={steps.length - 1}
          step={1}
          value={chosen ?? steps.length - 1}
          aria-label={`${label}: ${t(step === 'week' ? 'days.weekSlider' : 'days.slider')}`}
          aria-valuetext={textOf(chosen ?? steps.length - 1)}
          onChange={(event) => setChosen(Number(event.target.value))}
          onPointerMove={choose}
          onPointerLeave={() => {
            if (!isHeld) setChosen(null);
          }}
          onFocus={(event) => {
            setHeld(event.target.matches(':focus-visible'));
            setChosen((before) => before ?? steps.length - 1);
          }}
          onBlur={() => {
            setHeld(false);
            setChosen(null);
          }}
        />
        {shown && chosen !== null ? (
          <output
            className={styles.value}
            style={{ '--at': percent((chosen + 0.5) / steps.length) } as CSSProperties}
            aria-hidden="true"
          >
            {textOf(chosen)}
          </output>
        ) : null}
      </div>
      <Text as="div" soft size="xs" className={styles.axis} aria-hidden="true">
        {ticksOf(series).map(({ index, day, isMajor }) => (
          <span
            key={day}
            data-major={isMajor || undefined}
            style={{ insetInlineStart: percent(index / steps.length) }}
          >
            {formatWeekday(day)}
          </span>
        ))}
      </Text>
    </div>
  );
}

interface BarsProps {
  readonly series: EntrySeries;
  readonly top: number;
  readonly chosen: number | null;
}

/** A day with one entry must differ from a day with none. */
const LOWEST = 0.012;

function Bars({ series: { steps, step }, top, chosen }: BarsProps) {
  const width = 1 / steps.length;
  return (
    <svg className={styles.bars} aria-hidden="true">
      {step === 'day'
        ? steps.map(({ from }, index) =>
            isWeekend(from) ? (
              <rect
                key={from}
                className={styles.weekend}
                x={percent(index * width)}
                width={percent(width)}
                height="100%"
              />
            ) : null,
          )
        : null}
      {[0, 0.5, 1].map((height) => (
        <line key={height} className={styles.grid} x2="100%" y1={percent(height)} y2={percent(height)} />
      ))}
      {steps.map(({ from, entries }, index) => {
        const height = entries === 0 ? 0 : Math.max(LOWEST, entries / top);
        return (
          <rect
            key={from}
            className={styles.bar}
            data-chosen={index === chosen || undefined}
            x={percent((index + 0.12) * width)}
            width={percent(width * 0.76)}
            y={percent(1 - height)}
            height={percent(height)}
            rx="2"
          />
        );
      })}
    </svg>
  );
}
