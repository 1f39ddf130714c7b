import { useQuery } from '@tanstack/react-query';
import type { CompetitionJudging } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { requestQuery } from '../../../api/queries.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { ColumnsOfEvents } from './ColumnsOfEvents.tsx';
import { MarkRules } from './MarkRules.tsx';
import { PenaltyRules } from './PenaltyRules.tsx';
import { ResultRules } from './ResultRules.tsx';
import { SystemRules } from './SystemRules.tsx';
import { useRulesDraft } from './useRulesDraft.ts';

/** `/admin/judging-rules`: by which rules a competition is judged, each with its source. */
export function JudgingRulesPage() {
  const { t } = useTranslation('judgingRules');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <StoredRules key={id} competitionId={id} />}
    </OrganiserPage>
  );
}

function StoredRules({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('judgingRules');
  const judging = useQuery(requestQuery('getJudgingRules', { params: { competitionId } }));
  if (judging.isPending) return <Spinner />;
  if (judging.isError) return <ErrorState title={t('failed')} onRetry={() => void judging.refetch()} />;
  return <RulesEditor competitionId={competitionId} stored={judging.data} />;
}

interface RulesEditorProps {
  readonly competitionId: string;
  readonly stored: CompetitionJudging;
}

/** The rules by subject; an archived competition shows them only. */
function RulesEditor({ competitionId, stored }: RulesEditorProps) {
  const { t } = useTranslation('judgingRules');
  const control = useRulesDraft(competitionId, stored);
  const isReadOnly = stored.state === 'archived';
  const props = { control, isReadOnly };
  return (
    <Stack gap={5}>
      <MarkRules {...props} />
      <PenaltyRules {...props} />
      <SystemRules {...props} formats={stored.formats} />
      <ResultRules {...props} />
      <ColumnsOfEvents rules={control.rules} judging={stored} competitionId={competitionId} />
      {isReadOnly ? null : (
        <SaveBar
          control={control}
          canSave={control.isChanged}
          words={{
            label: t('save.label'),
            state: t(control.isChanged ? 'save.changed' : 'save.unchanged'),
            conflict: t('conflict.text'),
            theirs: t('conflict.theirs'),
            mine: t('conflict.mine'),
          }}
        />
      )}
      <LeaveGuard isDirty={control.isChanged} />
    </Stack>
  );
}
