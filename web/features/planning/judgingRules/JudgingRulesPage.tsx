import { useQuery } from '@tanstack/react-query';
import type { CompetitionJudging } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { requestQuery } from '../../../api/queries.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { ColumnsOfEvents } from './ColumnsOfEvents.tsx';
import { MarkRules } from './MarkRules.tsx';
import { PenaltyRules } from './PenaltyRules.tsx';
import { ResultRules } from './ResultRules.tsx';
import styles from './Rules.module.css';
import { SystemRules } from './SystemRules.tsx';
import { useRulesDraft, type RulesControl } from './useRulesDraft.ts';

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
      {isReadOnly ? null : <SaveBar control={control} />}
      <LeaveGuard isDirty={control.isChanged} />
    </Stack>
  );
}

/** Saves, shows why that failed, and asks after somebody else's change. */
function SaveBar({ control }: { readonly control: RulesControl }) {
  const { t } = useTranslation('judgingRules');
  const { save, settle, isSaving, isChanged, isConflict, errors, refusal } = control;
  if (isConflict) {
    return (
      <Row gap={3} align="center" justify="end" className={styles.save} data-bottom-bar role="alert">
        <p>{t('conflict.text')}</p>
        <Button onClick={() => void settle('theirs')}>{t('conflict.theirs')}</Button>
        <Button tone="primary" onClick={() => void settle('mine')}>
          {t('conflict.mine')}
        </Button>
      </Row>
    );
  }
  const problem = refusal || errors[0]?.message;
  return (
    <Row
      gap={3}
      align="center"
      justify="end"
      className={styles.save}
      data-bottom-bar={isChanged || undefined}
    >
      <div role="status">
        {problem ? (
          <Text tone="bad" weight="medium">
            {problem}
          </Text>
        ) : null}
        {problem ? null : <Text soft>{t(isChanged ? 'save.changed' : 'save.unchanged')}</Text>}
      </div>
      <Button
        tone="primary"
        aria-busy={isSaving || undefined}
        disabledReason={isChanged ? undefined : t('save.unchanged')}
        onClick={() => void save()}
      >
        {t('save.label')}
      </Button>
    </Row>
  );
}
