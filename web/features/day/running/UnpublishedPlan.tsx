import { useQuery } from '@tanstack/react-query';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { unpublishedMoves } from '../../../../shared/domain/day/running/unpublishedMoves.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';

interface UnpublishedPlanProps {
  readonly competitionId: string;
  readonly runs: DayRuns;
}

/** How often another organiser’s draft is looked at. */
const AGAIN_MILLISECONDS = 30_000;

/** Flights to come that the draft has at other times than families know: somebody chose a way and left it unpublished. */
export function UnpublishedPlan({ competitionId, runs }: UnpublishedPlanProps) {
  const { t } = useTranslation('running');
  const draft = useQuery({
    ...requestQuery('getScheduleDraft', { params: { competitionId }, quiet: true }),
    refetchOnMount: 'always',
    refetchInterval: AGAIN_MILLISECONDS,
  });
  // The published version and the draft have to be of one moment.
  if (!draft.data || draft.data.published?.version !== runs.version) return null;
  const flights = runs.runs.flatMap((run) =>
    run.flights.map((flight) => ({ ...flight, surfaceId: run.surfaceId })),
  );
  const fixed = new Map(flights.flatMap(({ id, state }) => (state === 'toCome' ? [] : [[id, state]])));
  const moves = unpublishedMoves(flights, planOfDraft(draft.data).blocks, { date: runs.date, fixed });
  if (moves.length === 0) return null;
  return (
    <Row gap={3} align="center" justify="between" round="panel" background="warn" pad={4} role="status">
      <strong>{t('unpublished', { count: moves.length })}</strong>
      <Row gap={2}>
        <LinkButton to={paths.late(competitionId)}>{t('unpublishedChange')}</LinkButton>
        <LinkButton to={paths.publishing(competitionId)}>{t('unpublishedPublish')}</LinkButton>
      </Row>
    </Row>
  );
}
