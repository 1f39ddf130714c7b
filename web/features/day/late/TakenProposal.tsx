import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { DraftSnapshot } from '../../planning/draft/index.ts';
import { PublishNow } from '../../planning/publishing/index.ts';

interface TakenProposalProps {
  readonly competitionId: string;
  readonly snapshot: DraftSnapshot;
  /** The draft had no other changes that families do not know yet. */
  readonly isAlone: boolean;
  readonly onAgain: () => void;
  readonly onUndo: () => void;
  readonly onCheck: () => Promise<string | null>;
  readonly onPublished: (version: number) => void;
}

/** What became of a change to the running day, and the ways to publish it or take it back. */
export function TakenProposal(props: TakenProposalProps) {
  const { competitionId, snapshot, isAlone, onAgain, onUndo, onCheck, onPublished } = props;
  const { t } = useTranslation('late');
  const { draft, notice, hasUnsaved } = snapshot;
  const isDropped = notice?.kind === 'others' && notice.dropped > 0;
  const isTooLate = notice?.kind === 'refused' || isDropped;
  const outcome = isDropped
    ? 'tooLate'
    : notice?.kind === 'refused' || notice?.kind === 'unsaved'
      ? notice.kind
      : hasUnsaved
        ? 'saving'
        : 'taken';
  // Others who have changed the draft since have moves of their own.
  const isOurs = isAlone && notice?.kind !== 'others';
  return (
    <Stack gap={3} round="panel" background={isTooLate ? 'warn' : 'info'} pad={4}>
      <p role="status">{t(outcome, { by: (notice?.kind === 'others' && notice.by) || t('other') })}</p>
      {isTooLate || hasUnsaved || isOurs ? null : <Text size="sm">{t('notAlone')}</Text>}
      <Row gap={3}>
        {isTooLate ? (
          <Button tone="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        ) : (
          <>
            {hasUnsaved ? null : (
              <PublishNow
                competitionId={competitionId}
                draft={draft}
                otherWay={
                  isOurs ? null : (
                    <LinkButton tone="primary" to={paths.publishing(competitionId)}>
                      {t('publish', { version: (draft.published?.version ?? 0) + 1 })}
                    </LinkButton>
                  )
                }
                onCheck={onCheck}
                onPublished={onPublished}
              />
            )}
            <Button onClick={onUndo}>{t('undo')}</Button>
            {/* The board counts minutes of the rules, which are longer than those of a rehearsal. */}
            {isRehearsal(competitionId) ? null : (
              <LinkButton to={paths.schedule(competitionId)}>{t('board')}</LinkButton>
            )}
          </>
        )}
      </Row>
    </Stack>
  );
}
