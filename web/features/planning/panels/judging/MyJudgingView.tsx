import { useQuery } from '@tanstack/react-query';
import type { MyJudging, JudgingSeat } from '../../../../../shared/contract/planning/judging.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatList, formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Fold, Folds } from '../../../../ui/Fold.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { DutyList } from './DutyList.tsx';
import styles from './Judging.module.css';
import { MyTimes } from './MyTimes.tsx';
import { Offers } from './Offers.tsx';
import { seatLabel, SeatLine } from './SeatLine.tsx';
import { useJudgingCalls, type JudgingCalls } from './useJudgingCalls.ts';
import { useId } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';

/** A competition as its judge sees it. */
export function MyJudgingView({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('judging');
  const judging = useQuery(requestQuery('getMyJudging', { params: { competitionId } }));
  const calls = useJudgingCalls(competitionId);
  if (judging.isPending) return <Spinner />;
  if (judging.isError) return <ErrorState title={t('failed')} onRetry={() => void judging.refetch()} />;
  const mine = judging.data;
  const isIn = mine.state === 'accepted';
  const held = formatList(mine.certificates.map((one) => t(`certificates.${one}`)));
  return (
    <>
      {isIn ? (
        <Stack gap={1} minContent>
          <p className={styles.count}>{t('facts.duties', { count: mine.duties.length })}</p>
          <p>{t('facts.average', { formatted: formatNumber(mine.averageDuties) })}</p>
          <p className={held === '' ? styles.warn : undefined}>
            {held === '' ? t('facts.noCertificate') : t('facts.certificates', { list: held })}
          </p>
          <Text soft size="sm">
            {t('facts.draft')}
          </Text>
        </Stack>
      ) : (
        <AnswerCard mine={mine} calls={calls} />
      )}
      <Offers swaps={mine.swaps} calls={calls} />
      {mine.duties.length > 0 ? (
        <LinkButton tone="primary" to={paths.judge(competitionId)}>
          {t('sheets')}
        </LinkButton>
      ) : null}
      {isIn || mine.duties.length > 0 ? <DutyList duties={mine.duties} calls={calls} /> : null}
      {isIn ? <OpenSeatList seats={mine.open} calls={calls} /> : null}
      <Folds>
        {isIn ? (
          <Fold title={t('times.edit')}>
            <MyTimes key={mine.version} mine={mine} calls={calls} />
          </Fold>
        ) : null}
        <Fold title={t('pupils.title')} aside={String(mine.pupils.length)}>
          <PupilTimes pupils={mine.pupils} />
        </Fold>
      </Folds>
    </>
  );
}

/** When own pupils skate: the panels then are not offered. */
function PupilTimes({ pupils }: Pick<MyJudging, 'pupils'>) {
  const { t } = useTranslation('judging');
  if (pupils.length === 0)
    return (
      <Text soft size="sm">
        {t('pupils.none')}
      </Text>
    );
  return (
    <Stack role="list" as="ul" gap={2} minContent>
      {pupils.map((flight) => (
        <Stack key={flight.flightId} as="li" gap={1} minContent className={styles.pupil}>
          <strong>{seatLabel(flight)}</strong>
          <span>
            {t('pupils.line', {
              event: eventLabel(flight.format, flight.level),
              names: formatList(flight.names),
            })}
          </span>
          <Text as="span" soft size="sm">
            {flight.surface}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

interface OpenSeatListProps {
  readonly seats: readonly JudgingSeat[];
  readonly calls: JudgingCalls;
}
/** Seats that the judge can take. */
function OpenSeatList({ seats, calls }: OpenSeatListProps) {
  const { t } = useTranslation('judging');
  const heading = useId();
  return (
    <Stack aria-labelledby={heading} as="section" gap={3}>
      <h2 id={heading}>{t('open.title')}</h2>
      <Text soft size="sm">
        {t(seats.length === 0 ? 'open.none' : 'open.text')}
      </Text>
      <Stack role="list" as="ul" gap={3} minContent>
        {seats.map((seat) => (
          <SeatLine
            key={`${seat.id} ${String(seat.seat)}`}
            seat={seat}
            actions={
              <Button
                dense
                aria-label={`${t('open.take')}: ${seatLabel(seat)}, ${t(`seats.${seat.kind}`)}`}
                onClick={() => void calls.take({ panelId: seat.id, seat: seat.seat }, t('open.taken'))}
              >
                {t('open.take')}
              </Button>
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}
