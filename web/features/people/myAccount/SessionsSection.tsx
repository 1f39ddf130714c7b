import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { formatDistance } from '../../../i18n/distance.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { leaveSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Confirm } from './Confirm.tsx';
import { countryName, deviceOf } from './device.ts';
import styles from './MyAccount.module.css';
import { AccountSection } from './AccountSection.tsx';

type Session = DataOf<'listMySessions'>[number];

/** The account's sessions; ends one of them, all others, or all. */
export function SessionsSection() {
  const { t } = useTranslation('myAccount');
  const navigate = useNavigate();
  const sessions = useQuery(requestQuery('listMySessions'));
  const [isAsking, setIsAsking] = useState(false);
  const report = (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad');
  const endAll = () => {
    call('logOutEverywhere')
      .then(() => leaveSession(() => navigate(paths.landing)))
      .then(() => showToast(t('sessions.ended')))
      .catch(report);
  };
  const endSome = (ending: Promise<unknown>, done: string) => {
    ending.then(
      () => showToast(done),
      (thrown: unknown) => {
        report(thrown);
        void refetchChanged('endMySession');
      },
    );
  };
  return (
    <AccountSection part="sessions" title={t('sessions.title')} text={t('sessions.text')}>
      {sessions.isPending ? <Spinner /> : null}
      {sessions.isError ? <ErrorState onRetry={() => void sessions.refetch()} /> : null}
      <Stack role="list" as="ul" gap={3} minContent>
        {myRinkFirst(sessions.data ?? []).map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={(device) =>
              endSome(
                call('endMySession', { params: { sessionId: session.id } }),
                t('sessions.endedOne', { device }),
              )
            }
          />
        ))}
      </Stack>
      <Row gap={2}>
        {(sessions.data?.length ?? 0) > 1 ? (
          <Button onClick={() => endSome(call('endOtherSessions'), t('sessions.endedOthers'))}>
            {t('sessions.endOthers')}
          </Button>
        ) : null}
        <Button onClick={() => setIsAsking(true)}>{t('sessions.endAll')}</Button>
      </Row>
      <Confirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('sessions.ask')}
        text={t('sessions.askText')}
        confirmLabel={t('sessions.endAll')}
        onConfirm={endAll}
      />
    </AccountSection>
  );
}

/** Sorts the current session first; the rest stay ordered by last use. */
function myRinkFirst(sessions: readonly Session[]): readonly Session[] {
  return [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
}

interface SessionItemProps {
  readonly session: Session;
  readonly onEnd: (device: string) => void;
}

function SessionItem({ session, onEnd }: SessionItemProps) {
  const { t } = useTranslation('myAccount');
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : browser || system || t('sessions.unknown');
  const now = currentTime();
  const times = {
    used: formatDistance(session.lastUsedAt, now),
    started: formatDistance(session.startedAt, now),
  };
  return (
    <Row as="li" gap={3} columnGap={4} align="center" justify="between" frame="panel" pad={4} padInline={5}>
      <Stack gap={1} minContent soft size="sm" breaks className={styles.words}>
        <h3 title={session.userAgent}>
          {device}
          {session.current ? <Pill tone="info">{t('sessions.current')}</Pill> : null}
        </h3>
        <p>
          {session.country === null
            ? t('sessions.times', times)
            : t('sessions.timesIn', { ...times, country: countryName(session.country) })}
        </p>
      </Stack>
      {session.current ? null : (
        <Button aria-label={t('sessions.endName', { device })} onClick={() => onEnd(device)}>
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  );
}
