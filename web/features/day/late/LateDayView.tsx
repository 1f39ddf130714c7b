import { namedFlightText } from './namedFlightText.ts';
import { useMemo, useState } from 'react';
import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { SWAP_MINUTES } from '../../../../shared/domain/day/running/swapWithNext.ts';
import { flightsLeftWithoutIce } from '../../../../shared/domain/day/running/flightsLeftWithoutIce.ts';
import type { Pace } from '../../../../shared/domain/day/rehearsal/pace.ts';
import { byAdvice, comparedWay } from '../../../../shared/domain/planning/late/byAdvice.ts';
import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { isShownMove, movedFlights } from '../../../../shared/domain/planning/late/movedFlights.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { replaceBlocks, takeBackBlocks } from '../../planning/schedule/index.ts';
import { flightNamesOf, namesOf, useScheduleDraft } from '../../planning/draft/index.ts';
import { surfaceState } from '../live/index.ts';
import { ChosenWay } from './ChosenWay.tsx';
import { isPublishedAsIs } from './isPublishedAsIs.ts';
import { publishedBlocks, readPublishedDay } from './publishedBlocks.ts';
import { runFlightsOf, lateQuestion } from './lateQuestion.ts';
import { LeftWithoutIce } from './LeftWithoutIce.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { TakenProposal } from './TakenProposal.tsx';
import { begunAmong, hasLostIceSince, type TakenWay, useTakenWay } from './takenWay.ts';
import { wayText } from './wayText.ts';
import { UnpublishedMoves } from './UnpublishedMoves.tsx';
import { useLateProposals } from './useLateProposals.ts';

interface LateDayViewProps {
  readonly competitionId: string;
  readonly runs: DayRuns;
  readonly scheduled: ScheduleProblem;
  /** A flight that is to change places with the one after it; null for none. */
  readonly swap: string | null;
  /** It is a coming day: nobody skates yet, and nothing is late. */
  readonly isAhead: boolean;
  /** Of a rehearsal, which goes faster than the minutes of the rules. */
  readonly pace: Pace;
  /** As it was read last. */
  readonly read: ScheduleDraft;
  /** Reads the day as it is now; null where that fails. */
  readonly onRead: () => Promise<DayRuns | null>;
}

const KEPT_MINUTES = [String(SWAP_MINUTES), '10', '15', '20', '30', '45'];

/** Older proposals begin before now. */
const MOST_MILLISECONDS = 180_000;

/** What was asked for first. */
const inOrder = (proposals: readonly LateProposal[]) => [
  ...proposals.filter(({ catchUp }) => catchUp === 'swap'),
  ...byAdvice(proposals.filter(({ catchUp }) => catchUp !== 'swap')),
];

/** How late each surface is, the proposals, and after one was taken the way to publish it. */
export function LateDayView(props: LateDayViewProps) {
  const { competitionId, runs, scheduled, swap, isAhead, pace, read, onRead } = props;
  const { t } = useTranslation('late');
  const { t: live } = useTranslation('live');
  const { store, snapshot } = useScheduleDraft(competitionId, read);
  const [kept, setKept] = useState(swap === null ? '15' : String(SWAP_MINUTES));
  const [asked, setAsked] = useState(runs);
  const [chosen, setTaken] = useTakenWay(competitionId, runs, read);
  const overtaken = chosen && hasLostIceSince(chosen, runs) ? chosen : null;
  const taken = overtaken ? null : chosen;
  const [keepsMoves, setKeepsMoves] = useState(overtaken?.isAlone !== true);
  const [published, setPublished] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { draft } = snapshot;
  const isTaken = taken !== null;
  const { problem } = scheduled;
  const names = useMemo(() => namesOf(scheduled), [scheduled]);
  const flightNames = useMemo(() => flightNamesOf(draft, names), [draft, names]);
  // What was asked stays the same while the day goes on, so that nobody presses on what moves below the finger.
  const [question, setQuestion] = useState(() => ask(runs, read, kept, keepsMoves));
  const [askedOf, setAskedOf] = useState(scheduled);
  const proposals = useLateProposals(question);

  function ask(day: DayRuns, of: ScheduleDraft, minutes: string, keeps: boolean) {
    const now = new Date(currentTime().getTime() + serverAhead());
    const keptMinutes = Number(minutes) * pace.factor;
    const asked = { problem, day, draft: of, keptMinutes, keepsMoves: keeps, now };
    return { ...lateQuestion(asked), swap, pace };
  }
  // Ice that was taken away or given meanwhile.
  const known = new Set(asked.lostIce.flatMap(({ flightIds }) => flightIds));
  const isLost = runs.lostIce.some(({ flightIds }) => flightIds.some((id) => !known.has(id)));
  if ((askedOf !== scheduled || isLost) && !isTaken) {
    const keeps = keepsMoves && overtaken?.isAlone !== true;
    setAskedOf(scheduled);
    setAsked(runs);
    setKeepsMoves(keeps);
    setQuestion(ask(runs, draft, kept, keeps));
  }
  const lookAgain = (minutes = kept, day = runs, keeps = keepsMoves, of = draft) => {
    store.dismissNotice();
    setRefusal(null);
    setTaken(null);
    setAsked(day);
    setQuestion(ask(day, of, minutes, keeps));
  };
  const readAgain = async (minutes: string) => {
    const latest = await onRead();
    if (latest) lookAgain(minutes, latest);
    else setRefusal(t('offline'));
  };
  const begunIn = (day: DayRuns) =>
    runFlightsOf(day).find(({ id, state }) => state !== 'toCome' && !question.day.fixed.has(id));
  const nameOf = ({ id, event }: RunFlight) => flightNames.get(id)?.event ?? event.level;
  const leftBy = (blocks: LateProposal['plan']['blocks']) => flightsLeftWithoutIce(asked.lostIce, blocks);
  const withoutIce = leftBy(question.plan.blocks);
  const stuck = withoutIce.filter((id) => proposals?.every(({ plan }) => leftBy(plan.blocks).includes(id)));
  const flightName = (id: string) => namedFlightText(t, flightNames, id) ?? id;
  const undo = ({ proposal, from }: TakenWay) => {
    const fault = store.edit(takeBackBlocks(from, proposal.plan.blocks));
    if (fault === null) lookAgain(kept, runs, keepsMoves, from);
    setRefusal(fault === null ? null : t('changed'));
  };
  const drop = async () => {
    const day = await readPublishedDay(competitionId, runs.date);
    if (!day) {
      setRefusal(t('offline'));
      return;
    }
    const fault = store.edit(replaceBlocks(draft, publishedBlocks(draft, day)));
    lookAgain(kept, runs, true, store.getSnapshot().draft);
    setRefusal(fault === null ? null : t('changed'));
  };
  const take = async (proposal: LateProposal) => {
    const latest = await onRead();
    if (!latest) {
      setRefusal(t('offline'));
      return;
    }
    const age = currentTime().getTime() + serverAhead() - question.askedAt.getTime();
    if (!isAhead && age > MOST_MILLISECONDS) {
      lookAgain(kept, latest);
      setRefusal(t('aged'));
      return;
    }
    const begun = begunIn(latest);
    if (begun) {
      lookAgain(kept, latest);
      setRefusal(t('begun', { flight: nameOf(begun) }));
      return;
    }
    const isAlone = await isPublishedAsIs(competitionId);
    const fault = store.edit(replaceBlocks(question.draft, proposal.plan.blocks));
    if (fault === null)
      setTaken({ proposal, from: question.draft, isAlone, swap, withoutIce: leftBy(proposal.plan.blocks) });
    else {
      lookAgain();
      setRefusal(t('changed'));
    }
  };
  // What is published changes how late the day is.
  const shown = published === null ? asked : runs;
  return (
    <Stack gap={5}>
      <Row gap={4} align="end" justify="between">
        <Row as="ul" role="list" gap={3} align="center">
          {shown.surfaces.map(({ id, name, delayMinutes, laterDelay, overtimeSince }) => {
            const noIce = shown.lostIce.filter(({ surfaceId }) => surfaceId === id);
            const { text, tone } = surfaceState(live, { delayMinutes, laterDelay, overtimeSince, noIce });
            // Nothing is on time before its day.
            if (isAhead && noIce.length === 0) return null;
            return (
              <Row as="li" key={id} gap={2} align="center">
                {name} <Pill tone={tone}>{text}</Pill>
              </Row>
            );
          })}
        </Row>
        <Row gap={3} align="end">
          {isAhead ? null : (
            <Select
              label={t('kept')}
              options={KEPT_MINUTES.map((value) => ({
                value,
                label: t('minutes', { count: Number(value) }),
              }))}
              value={kept}
              onChange={(value) => {
                setKept(value);
                void readAgain(value);
              }}
            />
          )}
          <Button onClick={() => void readAgain(kept)}>{t('again')}</Button>
        </Row>
      </Row>
      {pace.factor < 1 ? <Text soft>{t('rehearsal')}</Text> : null}
      {refusal === null ? null : (
        <Text tone="bad" weight="medium" role="alert">
          {refusal}
        </Text>
      )}
      {overtaken ? (
        <p role="status">
          {t('overtaken', {
            way: wayText(t, overtaken.proposal, flightName(overtaken.swap ?? '')),
          })}
        </p>
      ) : null}
      {isTaken || published !== null ? null : (
        <LeftWithoutIce competitionId={competitionId} names={stuck.map(flightName)} />
      )}
      {isTaken || published !== null ? null : (
        <UnpublishedMoves
          moves={question.moves}
          names={names}
          flightNames={flightNames}
          competitionId={competitionId}
          version={(draft.published?.version ?? 0) + 1}
          isKept={keepsMoves}
          onKeep={(keeps) => {
            setKeepsMoves(keeps);
            lookAgain(kept, runs, keeps);
          }}
          onDrop={() => void drop()}
        />
      )}
      {published !== null ? (
        <Row gap={4} align="center" justify="between" round="panel" background="good" pad={4} role="status">
          <p>{t('published', { version: published })}</p>
          {isAhead ? (
            <LinkButton to={paths.schedule(competitionId)}>{t('ahead.toSchedule')}</LinkButton>
          ) : (
            <LinkButton to={paths.nowAndNext(competitionId)}>{t('toNow')}</LinkButton>
          )}
        </Row>
      ) : taken !== null ? (
        <Stack gap={4}>
          <TakenProposal
            competitionId={competitionId}
            snapshot={snapshot}
            isAlone={taken.isAlone}
            onAgain={() => void readAgain(kept)}
            onUndo={() => undo(taken)}
            onCheck={async () => {
              const latest = await onRead();
              if (!latest) return t('offline');
              const begun = begunAmong(latest, taken);
              return begun ? t('begunInProposal', { flight: nameOf(begun) }) : null;
            }}
            onPublished={(version) => {
              setTaken(null);
              setPublished(version);
              void onRead();
            }}
          />
          <ChosenWay way={taken} problem={problem} names={names} />
        </Stack>
      ) : proposals === undefined ? (
        <Spinner label={t(isAhead ? 'ahead.looking' : 'looking')} />
      ) : proposals === null ? (
        <ErrorState title={t('failed')} onRetry={() => lookAgain()} />
      ) : (
        <Stack gap={4}>
          {swap === null || proposals.some(({ catchUp }) => catchUp === 'swap') ? null : (
            <p role="status">{t('noSwap')}</p>
          )}
          <Stack as="ol" role="list" gap={4}>
            {inOrder(proposals).map((proposal, place, ways) => (
              <li key={proposal.catchUp}>
                <ProposalCard
                  proposal={proposal}
                  swap={swap}
                  names={names}
                  flightNames={flightNames}
                  isBest={place === 0}
                  compared={
                    place === 0 ? comparedWay(ways.filter(({ catchUp }) => catchUp !== 'swap')) : null
                  }
                  moves={movedFlights(question.draft.tracks, proposal.plan.blocks).filter(isShownMove).length}
                  rescued={withoutIce.length - leftBy(proposal.plan.blocks).length}
                  onClosedIce={leftBy(proposal.plan.blocks).map(flightName)}
                  onTake={() => void take(proposal)}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
