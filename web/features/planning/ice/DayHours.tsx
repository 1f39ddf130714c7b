import { useId } from 'react';
import type { IceSurface } from '../../../../shared/contract/entering/ice.ts';
import type { TrackOutlook } from '../../../../shared/domain/planning/ice/iceOutlook.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';
import field from '../../../ui/Field.module.css';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './DayHours.module.css';
import { ClosedHours } from './ClosedHours.tsx';
import { CLOSING_FIELDS, focusLastClosedHours } from './focusFields.ts';
import { withClosedHours } from './iceDraft.ts';
import { useDuration } from './useDuration.ts';

type Hours = IceSurface['days'][number];

interface DayHoursProps {
  readonly label: string;
  readonly surfaceName: string;
  /** Undefined on a day on which the surface is closed. */
  readonly hours: Hours | undefined;
  readonly track: TrackOutlook | undefined;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  /** Of the closed hours at a place. */
  readonly closedError: (index: number) => string | undefined;
  readonly onToggle: () => void;
  readonly onChange: (change: Partial<Hours>) => void;
}

const MIDNIGHT = '24:00';

/** One day of a surface: open or closed, its hours, and a bar of what is needed against what fits. */
export function DayHours(props: DayHoursProps) {
  const { label, surfaceName, hours, track, isReadOnly, error, closedError, onToggle, onChange } = props;
  const { t } = useTranslation('ice');
  const id = useId();
  const name = (part: 'open' | 'opens' | 'closes') =>
    t(`surfaces.${part}On`, { day: label, surface: surfaceName });
  return (
    <Stack gap={1} columnGap={4} className={styles.day} data-closed={hours ? undefined : true}>
      <label className={styles.open}>
        <input
          type="checkbox"
          checked={hours !== undefined}
          disabled={isReadOnly}
          aria-label={name('open')}
          onChange={onToggle}
        />
        <span>{label}</span>
      </label>
      {hours ? (
        <Stack as="span" gap={2} className={styles.hours}>
          <input
            type="time"
            className={field.control}
            value={hours.opens}
            readOnly={isReadOnly}
            aria-label={name('opens')}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onChange({ opens: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <span className={joinClasses(styles.closes, CLOSING_FIELDS)}>
            <input
              type="time"
              className={field.control}
              value={hours.closes === MIDNIGHT ? '00:00' : hours.closes}
              readOnly={isReadOnly}
              aria-label={name('closes')}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
              onChange={(event) =>
                onChange({ closes: event.target.value === '00:00' ? MIDNIGHT : event.target.value })
              }
            />
          </span>
        </Stack>
      ) : (
        <Text as="span" soft>
          {t('surfaces.closed')}
        </Text>
      )}
      {track ? <TrackBar track={track} /> : <span />}
      {error ? (
        <Text id={id} tone="bad" size="sm" className={styles.error} role="alert">
          {error}
        </Text>
      ) : null}
      {hours?.closed?.map((_span, index) => (
        <ClosedHours
          key={index}
          label={label}
          surfaceName={surfaceName}
          hours={hours}
          index={index}
          isReadOnly={isReadOnly}
          error={closedError(index)}
          onChange={onChange}
        />
      ))}
      {hours && !isReadOnly ? (
        <Button
          dense
          tone="plain"
          className={styles.closeFor}
          aria-label={t('surfaces.closeForOn', { day: label, surface: surfaceName })}
          onClick={({ currentTarget: { parentElement: day } }) => {
            onChange(withClosedHours(hours));
            requestAnimationFrame(() => focusLastClosedHours(day));
          }}
        >
          {t('surfaces.closeFor')}
        </Button>
      ) : null}
    </Stack>
  );
}

function TrackBar({ track }: { readonly track: TrackOutlook }) {
  const { t } = useTranslation('ice');
  const duration = useDuration();
  const { capacitySeconds, neededSeconds } = track;
  const isOver = neededSeconds > capacitySeconds;
  const whole = Math.max(1, capacitySeconds, neededSeconds);
  const within = Math.min(neededSeconds, capacitySeconds);
  const over = Math.max(0, neededSeconds - capacitySeconds);
  return (
    <Stack as="span" gap={3} className={styles.track}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.within} style={{ inlineSize: `${String((within / whole) * 100)}%` }} />
        <span className={styles.over} style={{ inlineSize: `${String((over / whole) * 100)}%` }} />
      </span>
      <Text as="span" soft size="sm" figures className={styles.figures} data-over={isOver || undefined}>
        {t('surfaces.of', { needed: duration(neededSeconds), capacity: duration(capacitySeconds) })}
      </Text>
    </Stack>
  );
}
