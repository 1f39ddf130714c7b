import { fullnessOf } from '../../../../../shared/domain/entering/capacity/fullness.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from './EventsCard.module.css';
import { countOf, type DashboardEvent, type DashboardEventGroup } from './eventGroups.ts';

interface EventFormatProps {
  readonly group: DashboardEventGroup;
  readonly isOpen: boolean;
  /** The values of a full bar, for formats and for events. */
  readonly ofFormats: number;
  readonly ofEvents: number;
}

/** A format's sum; its events expand below. */
export function FormatOfEvents({ group, isOpen, ofFormats, ofEvents }: EventFormatProps) {
  const { t } = useTranslation('dashboard');
  const over = countOf(group.events, 'overfull');
  const full = countOf(group.events, 'full');
  const nearlyFull = countOf(group.events, 'nearlyFull');
  return (
    <details className={styles.format} open={isOpen}>
      <summary className={styles.row}>
        <span className={styles.name}>
          <Icon name="right" small />
          <span>
            <strong>{group.format ?? t('events.removed')}</strong>{' '}
            <Text as="span" soft size="sm">
              {t('events.count', {
                count: group.events.length,
                formatted: formatNumber(group.events.length),
              })}
            </Text>
          </span>
        </span>
        <PlacesBar taken={group.taken} capacity={group.capacity} whole={ofFormats} />
        <Row as="span" gap={1} className={styles.state}>
          {over > 0 ? <Pill tone="bad">{t('places.over', { count: over })}</Pill> : null}
          {full > 0 ? <Pill tone="warn">{t('places.full', { count: full })}</Pill> : null}
          {nearlyFull > 0 ? <Pill tone="info">{t('places.nearlyFull', { count: nearlyFull })}</Pill> : null}
        </Row>
        <Taken {...group} />
      </summary>
      <Stack role="list" as="ul" gap={1} minContent size="sm" className={styles.events}>
        {group.events.map((event) => (
          <li key={event.id} className={styles.row}>
            <span className={styles.name}>{event.level ?? event.id}</span>
            <PlacesBar taken={event.taken} capacity={event.capacity} whole={ofEvents} />
            <Row as="span" gap={1} className={styles.state}>
              <EventState event={event} />
            </Row>
            <Taken {...event} />
          </li>
        ))}
      </Stack>
    </details>
  );
}

function Taken({ taken, capacity }: { readonly taken: number; readonly capacity: number | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <Text as="span" figures className={styles.taken}>
      {capacity === null
        ? formatNumber(taken)
        : t('events.takenOf', { taken: formatNumber(taken), capacity: formatNumber(capacity) })}
    </Text>
  );
}

function EventState({ event }: { readonly event: DashboardEvent }) {
  const { t } = useTranslation('dashboard');
  const fullness = fullnessOf(event);
  if (fullness === 'overfull') {
    return (
      <Pill tone="bad">
        {t('events.overfull', { over: formatNumber(event.taken - (event.capacity ?? 0)) })}
      </Pill>
    );
  }
  if (fullness === 'full') return <Pill tone="warn">{t('events.full')}</Pill>;
  if (fullness === 'nearlyFull')
    return <Pill tone="info">{t('events.nearlyFull', { count: event.left ?? 0 })}</Pill>;
  return event.taken === 0 ? (
    <Text as="span" soft size="sm">
      {t('events.empty')}
    </Text>
  ) : null;
}

interface PlacesBarProps {
  readonly taken: number;
  readonly capacity: number | null;
  /** The value of a full bar. */
  readonly whole: number;
}

/** Taken places as a bar with a mark at the capacity; the number beside it says the same. */
function PlacesBar({ taken, capacity, whole }: PlacesBarProps) {
  const at = (value: number) => `${Math.min(1, value / whole) * 100}%`;
  const within = capacity === null ? taken : Math.min(taken, capacity);
  const isMarked = capacity !== null && capacity <= whole;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {capacity === null ? null : <rect className={styles.track} width={at(capacity)} height="100%" rx="3" />}
      {taken > within ? <rect className={styles.beyond} width={at(taken)} height="100%" rx="3" /> : null}
      <rect className={styles.fill} width={at(within)} height="100%" rx="3" />
      {isMarked ? (
        <line className={styles.mark} x1={at(capacity)} x2={at(capacity)} y1="0" y2="100%" />
      ) : null}
    </svg>
  );
}
