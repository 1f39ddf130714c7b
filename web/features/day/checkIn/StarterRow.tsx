import { Suspense, useState } from 'react';
import type { RunStarter } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { groupOf } from '../../../../shared/domain/day/running/otherStarts.ts';
import { isFlightOver } from '../../../../shared/domain/day/running/emergencyContact.ts';
import { formatClock } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { laterPart } from '../../../laterPart.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import { RowMenu, type MenuAction } from '../../../ui/RowMenu.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './CheckIn.module.css';
import type { Start } from './checkInList.ts';
import type { JoinableFlight } from './joinableFlights.ts';
import type { StarterStates, StarterTap } from './useStarterState.ts';

const NoMusicPill = laterPart(
  async () => (await import('../../entering/music/index.ts')).NoMusicPill,
  'music',
);
const ContactDialog = laterDialog(async () => (await import('./ContactDialog.tsx')).ContactDialog);
const MoveDialog = laterDialog(async () => (await import('./MoveDialog.tsx')).MoveDialog);
const ScratchDialog = laterDialog(async () => (await import('./ScratchDialog.tsx')).ScratchDialog);

/** The values that every row of the list needs. */
export interface CheckInDay {
  readonly competitionId: string;
  readonly isOrganiser: boolean;
  readonly states: StarterStates;
  readonly timeZone: string;
  /** All flights of the day. */
  readonly flights: readonly JoinableFlight[];
  /** On the day itself, when missing skaters are called. */
  readonly isToday: boolean;
  /** The day that is shown, and the venue's clock, `YYYY-MM-DDTHH:MM`. */
  readonly clock: { readonly date: string; readonly now: string };
}

interface StarterRowProps {
  readonly start: Start;
  readonly day: CheckInDay;
  /** Named in search results, where flights are mixed. */
  readonly flight?: string;
}

const TONES: Readonly<Record<RunStarter['state'], PillTone>> = {
  expected: 'neutral',
  checkedIn: 'good',
  scratched: 'warn',
  noShow: 'bad',
};

const BACK = {
  checkedIn: { what: 'undoCheckIn', label: 'undo', name: 'undoName' },
  noShow: { what: 'undoCheckIn', label: 'back', name: 'backName' },
  scratched: { what: 'restoreStarter', label: 'restore', name: 'restoreName' },
} as const satisfies Record<
  string,
  { readonly what: StarterTap; readonly label: string; readonly name: string }
>;

/** A skater, couple or team of a flight, with one large button. */
export function StarterRow({ start, day, flight }: StarterRowProps) {
  const { t } = useTranslation('checkIn');
  const [opened, setOpened] = useState<'scratch' | 'contact' | 'move' | null>(null);
  const close = () => setOpened(null);
  const { starter } = start;
  const {
    name,
    order,
    rink,
    sayAs,
    musicTitle,
    isWalkOn,
    at,
    by,
    reason,
    programmeId,
    contactOpened,
    scratchId,
  } = starter;
  const state = day.states.stateOf(start);
  const group = groupOf(starter);
  const isUnsent = day.states.isUnsent(start);
  const event = eventLabel(start.flight.event.format, start.flight.event.level);
  const actions: MenuAction[] = [];
  const isMissing = state === 'expected' || state === 'noShow';
  if (day.isToday && isMissing)
    actions.push({ id: 'contact', label: t('contact'), onAction: () => setOpened('contact') });
  if (day.isOrganiser && isWalkOn)
    actions.push({ id: 'move', label: t('move'), onAction: () => setOpened('move') });
  if (state === 'expected' || state === 'checkedIn') {
    actions.push({ id: 'noShow', label: t('noShow'), onAction: () => day.states.tap(start, 'markNoShow') });
    actions.push({ id: 'scratch', label: t('scratch'), danger: true, onAction: () => setOpened('scratch') });
  }
  const together = day.flights
    .flatMap(({ starters }) => starters)
    .filter(
      (one) => one.state === 'scratched' && one.scratchId !== null && one.scratchId === scratchId,
    ).length;
  const restoresAll = state === 'scratched' && scratchId !== null && together > 1;
  if (restoresAll)
    actions.push({
      id: 'restore',
      label: t('restoreHere'),
      onAction: () => day.states.tap(start, 'restoreStarter'),
    });
  if (day.isOrganiser) {
    const entryId = programmeId.split('.')[0] ?? '';
    actions.push({ id: 'record', label: t('record'), href: paths.entryRecord(day.competitionId, entryId) });
  }
  // Once the flight is over, a wrong absence is corrected by a check-in, and nothing is taken back.
  const isKept = state !== 'scratched' && isFlightOver(start.flight);
  const back = state === 'expected' || isKept ? null : BACK[state];
  const details = [flight, rink, musicTitle, sayAs].filter(Boolean);
  return (
    <Row
      as="li"
      gap={3}
      align="center"
      justify="between"
      wrap={false}
      className={styles.starter}
      data-state={state}
    >
      <div className={styles.words}>
        <Row as="p" gap={1} columnGap={2} align="center">
          <strong>{order === null ? name : t('starter', { order, name })}</strong>
          {isUnsent ? (
            <Pill tone="warn">{t('unsent')}</Pill>
          ) : state === 'expected' ? null : (
            <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>
          )}
          <Suspense>
            <NoMusicPill competitionId={day.competitionId} programmeId={programmeId} />
          </Suspense>
          {isWalkOn ? <Pill tone="info">{t('walkOn')}</Pill> : null}
        </Row>
        <Text soft size="sm">
          {details.join(' · ')}
        </Text>
        {group && state === 'expected' ? (
          <Text soft size="sm">
            {t(`groupHere.${group}`)}
          </Text>
        ) : null}
        {by !== null && at !== null && state === starter.state ? (
          <Text soft size="sm">
            {t('by', { name: by, when: formatClock(new Date(at), day.timeZone) })}
            {reason === null ? '' : ` · ${reason}`}
          </Text>
        ) : null}
        {isMissing && contactOpened ? (
          <Text soft size="sm">
            {t('contactOpened', {
              name: contactOpened.by,
              when: formatClock(new Date(contactOpened.at), day.timeZone),
            })}
          </Text>
        ) : null}
      </div>
      <Row gap={1} align="center" wrap={false} className={styles.buttons}>
        {isUnsent || (isKept && state === 'checkedIn') ? null : restoresAll ? (
          <Button
            aria-label={t('restoreAllName', { name, count: together })}
            onClick={() => void day.states.restoreAll(scratchId)}
          >
            {t('restoreAll', { count: together })}
          </Button>
        ) : back ? (
          <Button aria-label={t(back.name, { name })} onClick={() => day.states.tap(start, back.what)}>
            {t(back.label)}
          </Button>
        ) : (
          <Button
            tone="primary"
            aria-label={t('checkInName', { name, event })}
            onClick={() => day.states.tap(start, 'checkIn')}
          >
            {t('checkIn')}
          </Button>
        )}
        {actions.length > 0 && !isUnsent ? (
          <RowMenu label={t('actions', { name })} actions={actions} />
        ) : null}
      </Row>
      {opened === 'scratch' ? <ScratchDialog start={start} day={day} onClose={close} /> : null}
      {opened === 'contact' ? <ContactDialog start={start} day={day} onClose={close} /> : null}
      {opened === 'move' ? <MoveDialog start={start} day={day} onClose={close} /> : null}
    </Row>
  );
}
