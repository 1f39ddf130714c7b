import { useId } from 'react';
import type { IceSurface } from '../../../../shared/contract/entering/ice.ts';
import type { TrackOutlook } from '../../../../shared/domain/planning/ice/iceOutlook.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { DayHours } from './DayHours.tsx';
import { sameHours, toggleDay, withHours } from './iceDraft.ts';
import styles from './SurfaceCard.module.css';

interface SurfaceCardProps {
  readonly surface: IceSurface;
  readonly index: number;
  /** Of the competition. */
  readonly days: readonly string[];
  readonly tracks: readonly TrackOutlook[];
  readonly isReadOnly: boolean;
  readonly messageOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<IceSurface>) => void;
  readonly onRemove: () => void;
}

/** A surface: its name, and on each day its hours and how full it would be. */
export function SurfaceCard(props: SurfaceCardProps) {
  const { surface, index, days, tracks, isReadOnly, messageOf, onChange, onRemove } = props;
  const { t } = useTranslation('ice');
  const heading = useId();
  return (
    <Stack as="section" gap={4} frame="card" pad={5} className={styles.card} aria-labelledby={heading}>
      <Text id={heading} as="h3" size="lg" breaks>
        {surface.name || t('surfaces.unnamed', { number: index + 1 })}
      </Text>
      <Row gap={3} align="end" className={styles.head}>
        <TextField
          label={t('surfaces.name')}
          value={surface.name}
          maxLength={80}
          autoComplete="off"
          readOnly={isReadOnly}
          error={messageOf(`surfaces.${index}.name`)}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {isReadOnly ? null : (
          <Row gap={2}>
            {days.length > 1 ? (
              <Button dense onClick={() => onChange({ days: sameHours(surface, days) })}>
                {t('surfaces.sameHours')}
              </Button>
            ) : null}
            <Button
              dense
              tone="plain"
              icon={<Icon name="close" small />}
              aria-label={t('surfaces.removeNamed', { name: surface.name })}
              onClick={onRemove}
            >
              {t('surfaces.remove')}
            </Button>
          </Row>
        )}
      </Row>
      <Stack role="list" as="ul" gap={1} minContent className={styles.days}>
        {days.map((date) => {
          const place = surface.days.findIndex((hours) => hours.date === date);
          const hours = surface.days[place];
          const field = `surfaces.${index}.days.${place}`;
          return (
            <li key={date}>
              <DayHours
                label={formatWeekday(date)}
                surfaceName={surface.name}
                hours={hours}
                track={tracks.find((track) => track.date === date)}
                isReadOnly={isReadOnly}
                error={
                  messageOf(`${field}.opens`) ?? messageOf(`${field}.closes`) ?? messageOf(`${field}.date`)
                }
                closedError={(at) =>
                  messageOf(`${field}.closed.${at}.begins`) ?? messageOf(`${field}.closed.${at}.ends`)
                }
                onToggle={() => onChange({ days: toggleDay(surface, date) })}
                onChange={(change) => onChange({ days: withHours(surface, date, change) })}
              />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
