import { useState } from 'react';
import { PAPER_SIZES } from '../../../../../shared/contract/core/documentWords.ts';
import type { ListedFlight } from '../../../../../shared/contract/day/results/results.ts';
import { canTakeBackAwards } from '../../../../../shared/domain/day/awards/medalSteps.ts';
import { hasNobodyLeft } from '../../../../../shared/domain/day/running/fewCheckedIn.ts';
import { addressOf } from '../../../../api/client.ts';
import { formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Pill, type PillTone } from '../../../../ui/Pill.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { AwardFlight, UndoAwards } from '../../awarding/index.ts';
import { CorrectDialog, CorrectionReview } from '../../corrections/index.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import styles from './FlightResults.module.css';
import { ResultRows } from './ResultRows.tsx';
import { ResultSteps } from './ResultSteps.tsx';
import { stepsOf, useResultStep } from './useResultStep.ts';

const TONES: Partial<Record<ListedFlight['state'], PillTone>> = {
  marksIn: 'warn',
  checked: 'accent',
  approved: 'accent',
  posted: 'good',
  awarded: 'good',
  final: 'good',
};

/** While marks come in, until the approval. */
const OF_SHEETS: readonly ListedFlight['state'][] = ['warmingUp', 'skating', 'marksIn', 'checked'];

interface FlightCardProps {
  readonly competitionId: string;
  readonly flight: ListedFlight;
  readonly event: string;
  readonly surface: string;
  readonly timeZone: string;
  readonly isArchived: boolean;
  readonly onAwarded: () => void;
}

/** A flight with how far it is, what it waits for, and its next step. */
export function FlightCard(props: FlightCardProps) {
  const { competitionId, flight, event, surface, timeZone, isArchived, onAwarded } = props;
  const { t } = useTranslation('flightResults');
  const [dialog, setDialog] = useState<'approve' | 'correct' | null>(null);
  const take = useResultStep(competitionId);
  const { part, start, state, waitsFor, result, starters } = flight;
  const seatName = (seat: string) =>
    seat === 'referee' ? t('referee') : t('judge', { number: seat.slice('judge'.length) });
  const isEmpty = state === 'checked' && hasNobodyLeft(starters);
  const what = [event, ...(part.of > 1 ? [t('flight', part)] : [])].join(' · ');
  const steps = isArchived ? [] : stepsOf(flight);
  const otherSteps = steps.filter((step) => step !== 'award');
  const awards = { params: { competitionId, flightId: flight.id }, what };
  const close = () => setDialog(null);
  return (
    <Stack as="li" gap={3} frame="panel" pad={4}>
      <Row gap={2} columnGap={4} align="start" justify="between">
        <div>
          <h3>{what}</h3>
          <Text soft size="sm">
            {[formatTime(start), surface, t('skaters', { count: starters.length })]
              .filter((one) => one !== '')
              .join(' · ')}
          </Text>
        </div>
        {isEmpty ? (
          <Pill tone="neutral">{t('nobodySkates')}</Pill>
        ) : (
          <Pill tone={TONES[state] ?? 'neutral'}>{t(`state.${state}`)}</Pill>
        )}
      </Row>
      <Stack role="list" as="ul" gap={1} minContent>
        {(isEmpty ? [] : waitsFor).map(({ what: wait, seats }) => (
          <li key={wait}>{t(`waits.${wait}`, { seats: seats.map(seatName).join(', ') })}</li>
        ))}
        {result?.isHeldUntilAwards ? <li>{t('held')}</li> : null}
      </Stack>
      {result ? <ResultRows result={result} label={what} /> : null}
      {result?.proposal && !isArchived ? (
        <CorrectionReview params={{ competitionId, flightId: flight.id }} />
      ) : null}
      {result ? (
        <Stack role="list" as="ul" gap={1} minContent soft size="sm">
          <ResultSteps result={result} timeZone={timeZone} />
        </Stack>
      ) : null}
      {result && canTakeBackAwards(result) && state === 'awarded' && !isArchived ? (
        <div>
          <UndoAwards {...awards} version={result.version} />
        </div>
      ) : null}
      {result && result.medalSteps > 0 ? (
        <Row gap={2} columnGap={4} align="center">
          <Pill tone="warn">{t('medalsToChange')}</Pill>
          <LinkButton to={paths.awards(competitionId)}>{t('openAwards')}</LinkButton>
        </Row>
      ) : null}
      {result?.posted ? <WallLinks {...{ competitionId, flightId: flight.id, what }} /> : null}
      {isArchived ? null : (
        <Row gap={2} columnGap={4}>
          {state === 'checked' ? (
            <Button tone={isEmpty ? 'quiet' : 'primary'} onClick={() => setDialog('approve')}>
              {t('approve')}
            </Button>
          ) : null}
          {result && steps.includes('award') ? (
            <AwardFlight
              {...awards}
              version={result.version}
              isPosted={result.posted !== null}
              isCorrectionProposed={result.proposal !== null}
              onAwarded={onAwarded}
            />
          ) : null}
          {otherSteps.map((step, index) => (
            <Button
              key={step}
              tone={index === 0 && otherSteps.length === steps.length ? 'primary' : 'quiet'}
              onClick={() => void take(flight, step)}
            >
              {t(step)}
            </Button>
          ))}
          {OF_SHEETS.includes(state) ? (
            <LinkButton to={paths.scoring(competitionId, flight.id)}>{t('sheets')}</LinkButton>
          ) : null}
          {result && !result.proposal ? (
            <Button onClick={() => setDialog('correct')}>{t('correct')}</Button>
          ) : null}
        </Row>
      )}
      {dialog === 'approve' ? <ApproveDialog {...{ competitionId, flight, what }} onClose={close} /> : null}
      {dialog === 'correct' && result ? (
        <CorrectDialog params={{ competitionId, flightId: flight.id }} onClose={close} />
      ) : null}
    </Stack>
  );
}

interface WallLinksProps {
  readonly competitionId: string;
  readonly flightId: string;
  /** Event and flight. */
  readonly what: string;
}

/** A posted result as a paper for the wall. */
function WallLinks({ competitionId, flightId, what }: WallLinksProps) {
  const { t } = useTranslation('flightResults');
  return (
    <Row as="p" gap={1} columnGap={3} align="baseline" size="sm" className={styles.wall}>
      {t('wall.title')}
      {PAPER_SIZES.map((paper) => (
        <a
          key={paper}
          href={addressOf(
            'getScheduleDocument',
            { competitionId },
            { document: 'results', paper, flight: flightId },
          )}
          type="application/pdf"
          target="_blank"
          rel="noreferrer"
          aria-label={t('wall.label', { what, paper: t(`wall.${paper}`) })}
        >
          {t(`wall.${paper}`)}
        </a>
      ))}
    </Row>
  );
}
