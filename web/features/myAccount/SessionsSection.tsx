import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DataOf } from '../../../shared/contract/types.ts';
import { call } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { refusalText } from '../../api/refusalText.ts';
import { currentTime } from '../../clock.ts';
import { formatDistance } from '../../i18n/formats.ts';
import { paths } from '../../paths.ts';
import { leaveSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { showToast } from '../../ui/toastStore.ts';
import { Spinner } from '../../ui/Waiting.tsx';
import { Confirm } from './Confirm.tsx';
import { deviceOf } from './device.ts';
import styles from './MyAccount.module.css';
import { Section } from './Section.tsx';

/** Where the account is logged in, and the way out of all of it. */
export function SessionsSection() {
  const { t } = useTranslation('myAccount');
  const navigate = useNavigate();
  const sessions = useQuery(queryOf('listMySessions'));
  const [isAsking, setIsAsking] = useState(false);
  const endAll = () => {
    call('logOutEverywhere')
      .then(() => leaveSession(() => navigate(paths.landing)))
      .then(() => showToast(t('sessions.ended')))
      .catch((thrown: unknown) => showToast(refusalText(thrown) ?? String(thrown), 'bad'));
  };
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')}>
      {sessions.isPending ? <Spinner /> : null}
      {sessions.isError ? <ErrorState onRetry={() => void sessions.refetch()} /> : null}
      <ul role="list" className={styles['list']}>
        {sessions.data?.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button onClick={() => setIsAsking(true)}>{t('sessions.endAll')}</Button>
      </div>
      <Confirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('sessions.ask')}
        text={t('sessions.askText')}
        confirmLabel={t('sessions.endAll')}
        onConfirm={endAll}
      />
    </Section>
  );
}

function SessionItem({ session }: { readonly session: DataOf<'listMySessions'>[number] }) {
  const { t } = useTranslation('myAccount');
  const { browser, system } = deviceOf(session.userAgent);
  const now = currentTime();
  return (
    <li className={styles['item']}>
      <div className={styles['words']}>
        <h3 title={session.userAgent}>
          {browser && system
            ? t('sessions.device', { browser, system })
            : browser || system || t('sessions.unknown')}
          {session.current ? <Pill tone="info">{t('sessions.current')}</Pill> : null}
        </h3>
        <p>
          {t('sessions.times', {
            used: formatDistance(session.lastUsedAt, now),
            started: formatDistance(session.startedAt, now),
          })}
        </p>
      </div>
    </li>
  );
}
