import type { CompetitionJudging } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { ColumnsOfEvents } from './ColumnsOfEvents.tsx';
import { MarkRules } from './MarkRules.tsx';
import { PenaltyRules } from './PenaltyRules.tsx';
import { ResultRules } from './ResultRules.tsx';
import styles from './Rules.module.css';
import { SaveBar } from './SaveBar.tsx';
import { SystemRules } from './SystemRules.tsx';
import { useRulesDraft } from './useRulesDraft.ts';

interface RulesEditorProps {
  readonly competitionId: string;
  readonly stored: CompetitionJudging;
}

/** The rules by subject; an archived competition shows them only. */
export function RulesEditor({ competitionId, stored }: RulesEditorProps) {
  const control = useRulesDraft(competitionId, stored);
  const isReadOnly = stored.state === 'archived';
  const props = { control, isReadOnly };
  return (
    <div className={styles.rules}>
      <MarkRules {...props} />
      <PenaltyRules {...props} />
      <SystemRules {...props} formats={stored.formats} />
      <ResultRules {...props} />
      <ColumnsOfEvents rules={control.rules} judging={stored} competitionId={competitionId} />
      {isReadOnly ? null : <SaveBar control={control} />}
      <LeaveGuard isDirty={control.isChanged} />
    </div>
  );
}
