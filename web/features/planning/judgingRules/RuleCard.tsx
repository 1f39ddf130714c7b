import type { ReactNode } from 'react';
import type {
  JudgingRule,
  JudgingRules,
} from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { DEFAULT_JUDGING_RULES } from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { RulesControl } from './useRulesDraft.ts';

export interface RulePartProps {
  readonly control: RulesControl;
  readonly isReadOnly: boolean;
}

interface RuleCardProps extends RulePartProps {
  readonly title: string;
  readonly hint?: string;
  /** The rules that go back to their defaults together. */
  readonly of: readonly JudgingRule[];
  readonly children: ReactNode;
}

/** Rules of one subject; "Use defaults" puts these back and no others. */
export function RuleCard({ control, isReadOnly, title, hint, of, children }: RuleCardProps) {
  const { t } = useTranslation('judgingRules');
  const isOwn = of.some((rule) => !isDefault(control.rules, rule));
  const reset = () =>
    control.change(Object.fromEntries(of.map((rule) => [rule, DEFAULT_JUDGING_RULES[rule]])));
  return (
    <DashboardCard
      title={title}
      aside={
        isOwn && !isReadOnly ? (
          <Button tone="plain" dense onClick={reset}>
            {t('useDefaults')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {hint === undefined ? null : <Text soft>{hint}</Text>}
        {children}
      </Stack>
    </DashboardCard>
  );
}

const isDefault = (rules: JudgingRules, rule: JudgingRule) =>
  JSON.stringify(rules[rule]) === JSON.stringify(DEFAULT_JUDGING_RULES[rule]);
