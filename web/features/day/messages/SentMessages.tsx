import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { ListedMessage } from '../../../../shared/contract/day/messages.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDay, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './Messages.module.css';

/** The messages of the last 30 days, newest first, each with whom it reached. */
export function SentMessages({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('messages');
  const params = { competitionId: competition.id };
  const sent = useQuery(requestQuery('listMessages', { params }));
  const form = useQuery(requestQuery('getForm', { params: { formId: competition.formId } }));
  const { formats = [], cancelled = [] } = form.data ?? {};
  const events = new Map([
    ...formats.flatMap(({ format, events: own }) =>
      own.map(({ id, level }) => [id, `${format}, ${level}`] as const),
    ),
    ...cancelled.map(({ id, format, level }) => [id, `${format}, ${level}`] as const),
  ]);
  const day = useQuery({
    ...requestQuery('listRuns', { params, query: {}, quiet: true }),
    enabled: sent.data?.some(({ to }) => to === 'flight') === true,
  });
  const flights = new Map(
    day.data?.runs.flatMap((run) =>
      run.flights.map(({ id, event, part }) => [
        id,
        `${eventLabel(event.format, event.level)}, ${t('form.part', part)}`,
      ]),
    ),
  );
  const readersOf = (message: ListedMessage) =>
    [
      familiesOf(message),
      ...(message.toCoaches ? [t('sent.coaches')] : []),
      ...(message.toJudges ? [t('sent.judges')] : []),
    ].join(', ');
  const familiesOf = ({ to, eventId, flightId, date }: ListedMessage) => {
    if (to === 'all') return t('form.all');
    if (to === 'flight') {
      const flight = flights.get(flightId ?? '');
      return flight === undefined ? t('form.flight') : t('sent.flight', { flight });
    }
    if (to === 'today') return t('sent.today', { day: formatDay(date ?? '') });
    const event = events.get(eventId ?? '');
    return event === undefined ? t('sent.leftEvent') : t('sent.event', { event });
  };
  if (sent.isPending) return <Spinner />;
  if (sent.isError) return <ErrorState title={t('sent.failed')} onRetry={() => void sent.refetch()} />;
  return (
    <Stack as="section" gap={3} aria-labelledby="sent-messages">
      <h2 id="sent-messages">{t('sent.title')}</h2>
      {sent.data.length === 0 ? <Text soft>{t('sent.none')}</Text> : null}
      {sent.data.map((message) => {
        const facts = {
          to: readersOf(message),
          when: formatInstant(message.at, competition.timeZone),
          name: message.by ?? '',
        };
        return (
          <Stack key={message.id} as="article" gap={2} frame="panel" pad={4} minContent breaks>
            <h3>{message.subject}</h3>
            <Text soft size="sm">
              {t(message.by === null ? 'sent.byNobody' : 'sent.by', facts)}
            </Text>
            <p className={styles.mail}>{message.text}</p>
            <Reach competitionId={competition.id} messageId={message.id} />
          </Stack>
        );
      })}
    </Stack>
  );
}

interface ReachProps {
  readonly competitionId: string;
  readonly messageId: string;
}

/** While mails wait, the numbers are asked for again. */
const AGAIN_MILLISECONDS = 5_000;

/** Read when somebody asks for it: it counts a mail for each family. */
function Reach({ competitionId, messageId }: ReachProps) {
  const { t } = useTranslation('messages');
  const [isOpen, setIsOpen] = useState(false);
  const reach = useQuery({
    ...requestQuery('getMessageReach', { params: { competitionId, messageId } }),
    enabled: isOpen,
    refetchInterval: ({ state }) =>
      state.data && (!state.data.isComplete || state.data.waiting > 0) ? AGAIN_MILLISECONDS : false,
  });
  if (!isOpen)
    return (
      <div>
        <Button dense onClick={() => setIsOpen(true)}>
          {t('sent.reach')}
        </Button>
      </div>
    );
  if (reach.isPending) return <Spinner />;
  if (reach.isError) return <ErrorState title={t('sent.failed')} onRetry={() => void reach.refetch()} />;
  const { isComplete, reached, coaches, devices, waiting, unreached } = reach.data;
  return (
    <Stack gap={1} role="status">
      <p>{t('sent.reached', { count: reached })}</p>
      {coaches > 0 ? <p>{t('sent.coachesReached', { count: coaches })}</p> : null}
      {devices > 0 ? <p>{t('sent.devices', { count: devices })}</p> : null}
      {waiting > 0 ? <p>{t('sent.waiting', { count: waiting })}</p> : null}
      {isComplete ? null : <p>{t('sent.making')}</p>}
      {unreached.length > 0 ? (
        <>
          <p>{t('sent.unreached')}</p>
          <ul>
            {unreached.map(({ entryId, name }) => (
              <li key={entryId ?? name}>
                {entryId === null ? name : <Link to={paths.entryRecord(competitionId, entryId)}>{name}</Link>}
              </li>
            ))}
          </ul>
          <Link to={paths.unsentMails(competitionId)}>{t('sent.unsent')}</Link>
        </>
      ) : null}
    </Stack>
  );
}
