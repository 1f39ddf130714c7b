import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ScheduleReader } from '../../../../shared/contract/planning/publishing.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Publishing.module.css';

const SHOWN = 12;
/** While mails leave, the list follows them. */
const REFETCH_MILLISECONDS = 5_000;
const FOLLOWED: ReadonlySet<ScheduleReader['mail']> = new Set(['preparing', 'sending', 'retrying']);

interface ReadersProps {
  readonly competitionId: string;
  readonly version: number;
  readonly timeZone: string;
}

/** Families, coaches and judges of the published version: emailed or not, seen or not. */
export function Readers({ competitionId, version, timeZone }: ReadersProps) {
  const { t } = useTranslation('publishing');
  const [show, setShow] = useState('everyone');
  const [isWhole, setIsWhole] = useState(false);
  const readers = useQuery({
    ...requestQuery('listScheduleReaders', { params: { competitionId } }),
    refetchInterval: ({ state }) =>
      state.data?.readers.some(({ mail }) => FOLLOWED.has(mail)) ? REFETCH_MILLISECONDS : false,
  });
  if (readers.isError)
    return <ErrorState title={t('readers.failed')} onRetry={() => void readers.refetch()} />;
  // Having read an earlier version does not count for this one.
  const isRead = readers.data?.version === version;
  const all = isRead ? (readers.data?.readers ?? []) : [];
  const seen = all.filter(({ seenAt }) => seenAt !== null).length;
  const listed = show === 'unseen' ? all.filter(({ seenAt }) => seenAt === null) : all;
  const shown = isWhole ? listed : listed.slice(0, SHOWN);
  return (
    <DashboardCard title={t('readers.title', { version })}>
      {isRead ? null : <Spinner />}
      <Stack gap={4} minContent>
        {isRead ? <p>{t('readers.seenOf', { seen, all: all.length })}</p> : null}
        <Segments
          label={t('readers.show')}
          options={(['everyone', 'unseen'] as const).map((one) => ({
            value: one,
            label: t(`readers.${one}`),
          }))}
          value={show}
          onChange={setShow}
        />
        {listed.length === 0 && isRead ? <p>{t('readers.none')}</p> : null}
        <Stack role="list" as="ul" gap={3} minContent className={styles.readers}>
          {shown.map((reader) => (
            <Reader
              key={`${reader.to} ${reader.id}`}
              reader={reader}
              competitionId={competitionId}
              timeZone={timeZone}
            />
          ))}
        </Stack>
        {shown.length < listed.length ? (
          <div>
            <Button onClick={() => setIsWhole(true)}>{t('moves.more', { count: listed.length })}</Button>
          </div>
        ) : null}
      </Stack>
    </DashboardCard>
  );
}

interface ReaderProps {
  readonly reader: ScheduleReader;
  readonly competitionId: string;
  readonly timeZone: string;
}

function Reader({ reader, competitionId, timeZone }: ReaderProps) {
  const { t } = useTranslation('publishing');
  const { to, name, entryId, mail, seenAt } = reader;
  const shownName = name === '' ? t('moves.unnamed') : name;
  const isMissing = mail === 'unsent' || mail === 'retrying' || mail === 'noAddress';
  return (
    <li>
      <p className={styles.reader}>
        {entryId === null ? (
          <span>{shownName}</span>
        ) : (
          <Link to={paths.entryRecord(competitionId, entryId)}>{shownName}</Link>
        )}
        <Pill tone={seenAt === null ? 'neutral' : 'good'}>
          {seenAt === null
            ? t('readers.notSeen')
            : t('readers.seen', { when: formatInstant(seenAt, timeZone) })}
        </Pill>
      </p>
      <p className={isMissing ? styles.refusal : styles.detail}>
        {to === 'coach' ? `${t('readers.coach')} · ` : null}
        {t(`readers.mail.${mail}`)}
      </p>
    </li>
  );
}
