import type { ReactNode } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { endOfDay } from '../../../../shared/domain/core/dates/endOfDay.ts';
import { formatInstant, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Countdown } from '../../../ui/Countdown.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './CoachDashboard.module.css';
import hidden from '../../../ui/VisuallyHidden.module.css';
import { joinClasses } from '../../../ui/joinClasses.ts';

interface DeadlinesProps {
  readonly competition: Competition;
  /** Entries that the coach has not verified. */
  readonly unverified: number;
}

/** The rink's deadline, then the host's, each with the time left. */
export function Deadlines({ competition, unverified }: DeadlinesProps) {
  const { t } = useTranslation('coachDashboard');
  const { timeZone, openUntil, eligibility } = competition;
  const { rinkDeadline } = eligibility;
  const isClosed = usePresent((now) => Date.parse(openUntil) <= now.getTime());
  return (
    <Stack as="section" gap={3} className={styles.deadlines} aria-label={t('deadlines.label')}>
      {rinkDeadline === null ? null : (
        <RinkDeadline day={rinkDeadline} timeZone={timeZone} unverified={unverified} />
      )}
      <Deadline
        leavesOut={isClosed ? undefined : 'label'}
        label={t(isClosed ? 'deadlines.hostClosed' : 'deadlines.host')}
        left={isClosed ? undefined : <Countdown until={openUntil} kind="closes" timeZone={timeZone} />}
        note={formatInstant(openUntil, timeZone)}
      />
    </Stack>
  );
}

interface RinkDeadlineProps {
  readonly day: string;
  readonly timeZone: string;
  readonly unverified: number;
}

function RinkDeadline({ day, timeZone, unverified }: RinkDeadlineProps) {
  const { t } = useTranslation('coachDashboard');
  const until = endOfDay(day, timeZone);
  const isPassed = usePresent((now) => Date.parse(until) <= now.getTime());
  const shown = { day: formatWeekday(day) };
  if (!isPassed) {
    return (
      <Deadline
        leavesOut="note"
        label={t('deadlines.own')}
        left={<Countdown until={until} kind="closes" timeZone={timeZone} />}
        note={t('deadlines.ownText', shown)}
      />
    );
  }
  return (
    <Deadline
      isLate={unverified > 0}
      label={t('deadlines.own')}
      left={t('deadlines.passed', shown)}
      note={unverified > 0 ? t('deadlines.passedText', { count: unverified }) : t('deadlines.passedDone')}
    />
  );
}

interface DeadlineProps {
  readonly label: string;
  readonly left?: ReactNode;
  readonly note: string;
  readonly isLate?: boolean;
  /** A phone shows one line, without this part. */
  readonly leavesOut?: 'label' | 'note' | undefined;
}

function Deadline({ label, left, note, isLate = false, leavesOut }: DeadlineProps) {
  return (
    <Stack
      gap={1}
      minContent
      top
      frame="panel"
      pad={4}
      className={styles.deadline}
      data-passed={isLate || undefined}
      data-short={leavesOut && true}
    >
      <Text soft size="sm" className={joinClasses(styles.label, leavesOut === 'label' && hidden.onPhone)}>
        {label}
      </Text>
      {left === undefined ? null : <p className={styles.left}>{left}</p>}
      <Text soft size="sm" className={joinClasses(styles.note, leavesOut === 'note' && hidden.onPhone)}>
        {note}
      </Text>
    </Stack>
  );
}
