import { useState } from 'react';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type {
  AnsweredMove,
  ScheduleDifference,
  TouchedReader,
} from '../../../../shared/contract/planning/scheduleDifference.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { placeText, type NamedSurfaces } from './placeText.ts';
import styles from './Publishing.module.css';

/** A longer list would not be read; the sum above it counts everybody. */
const SHOWN = 12;
const SHOWN_MOVES = 3;
const KINDS = ['all', 'families', 'coaches'] as const;

/** The moves of families and coaches; readers who get an email come first. */
export function Moves({ difference }: { readonly difference: ScheduleDifference }) {
  const { t } = useTranslation('publishing');
  const [kind, setKind] = useState('all');
  const [isWhole, setIsWhole] = useState(false);
  const wanted = kind === 'families' ? 'family' : kind === 'coaches' ? 'coach' : null;
  const readers = difference.touched
    .filter(({ to }) => wanted === null || to === wanted)
    .toSorted((one, other) => Number(isMailed(other)) - Number(isMailed(one)));
  if (difference.touched.length === 0) return null;
  const shown = isWhole ? readers : readers.slice(0, SHOWN);
  return (
    <DashboardCard title={t('moves.title')}>
      <Stack gap={4} minContent>
        <Segments
          label={t('moves.kinds')}
          options={KINDS.map((one) => ({ value: one, label: t(`moves.${one}`) }))}
          value={kind}
          onChange={setKind}
        />
        {readers.length === 0 ? <p>{t('moves.none')}</p> : null}
        <Stack role="list" as="ul" gap={3} minContent className={styles.readers}>
          {shown.map((reader) => (
            <Reader key={`${reader.to} ${reader.id}`} reader={reader} difference={difference} />
          ))}
        </Stack>
        {shown.length < readers.length ? (
          <div>
            <Button onClick={() => setIsWhole(true)}>{t('moves.more', { count: readers.length })}</Button>
          </div>
        ) : null}
      </Stack>
    </DashboardCard>
  );
}

const isMailed = ({ moves }: TouchedReader) => moves.some(({ isAnnounced }) => isAnnounced);

interface ReaderProps {
  readonly reader: TouchedReader;
  readonly difference: ScheduleDifference;
}

function Reader({ reader, difference }: ReaderProps) {
  const { t } = useTranslation('publishing');
  const { name, moves, to } = reader;
  const programmes = new Map(difference.programmes.map((programme) => [programme.id, programme]));
  const events = new Map(
    difference.events.map(({ id, format, level }) => [id, eventLabel(format, level)] as const),
  );
  const titleOf = ({ role, programmeId }: AnsweredMove): string => {
    const programme = programmes.get(programmeId ?? '');
    if (role === 'judge' || !programme) return t('moves.panel');
    const who = role === 'coach' ? t('moves.pupil', { name: programme.name }) : programme.name;
    return `${who} · ${events.get(programme.eventId) ?? ''}`;
  };
  return (
    <li>
      {/* A list of many new times would bury the few that move. */}
      <details className={styles.fold} open={moves.length <= SHOWN_MOVES}>
        <summary className={styles.reader}>
          <span>
            {name === '' ? t('moves.unnamed') : name}{' '}
            <Text as="span" soft size="sm" weight="regular">
              {t('moves.count', { count: moves.length })}
            </Text>
          </span>
          {isMailed(reader) ? (
            <Pill tone="info">{t('moves.email')}</Pill>
          ) : (
            <Pill tone="neutral">{t('moves.noEmail')}</Pill>
          )}
        </summary>
        <Stack role="list" as="ul" gap={2} minContent breaks className={styles.moves}>
          {moves.map((move) => (
            <li
              key={`${to} ${move.role} ${move.programmeId ?? ''} ${move.to?.date ?? ''} ${move.to?.start ?? ''}`}
            >
              <span>{titleOf(move)}</span>
              <MoveText move={move} surfaces={difference.surfaces} />
            </li>
          ))}
        </Stack>
      </details>
    </li>
  );
}

/** The times are shown in whole minutes, so their difference is too. */
const shownMinute = ({ start }: { readonly start: string }) => Math.floor(secondsOfTime(start) / 60);

function MoveText({ move, surfaces }: { readonly move: AnsweredMove; readonly surfaces: NamedSurfaces }) {
  const { t } = useTranslation('publishing');
  const { from, to } = move;
  if (!to) {
    return (
      <span className={styles.detail}>
        {t('moves.removed')}
        {from ? ` · ${t('moves.was', { place: placeText(from, surfaces) })}` : null}
      </span>
    );
  }
  const minutes = from ? shownMinute(to) - shownMinute(from) : 0;
  const how = !from
    ? t('moves.new')
    : from.date !== to.date
      ? t('moves.otherDay')
      : minutes !== 0
        ? t(minutes > 0 ? 'moves.later' : 'moves.earlier', { minutes: Math.abs(minutes) })
        : t('moves.otherSurface');
  return (
    <span className={styles.detail}>
      <b className={styles.time}>{placeText(to, surfaces)}</b> · {how}
      {move.isAnnounced ? null : `, ${t('moves.unmailed')}`}
      {from ? ` · ${t('moves.was', { place: placeText(from, surfaces) })}` : null}
    </span>
  );
}
