import { useTranslation } from 'react-i18next';
import {
  DEFAULT_JUDGING_RULES,
  sourceOfRule,
} from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { RulePartProps } from './RuleCard.tsx';

/** A whole number among the rules, with its default and where that comes from. */
export function NumberRule({
  control,
  isReadOnly,
  rule,
}: RulePartProps & { readonly rule: 'bookPercent' | 'lastPlace' }) {
  const { t } = useTranslation('judgingRules');
  const { rules, change, messageOf } = control;
  const value = rules[rule];
  return (
    <TextField
      label={t(`results.${rule}`)}
      hint={t(sourceOfRule(rule) === 'S' ? 'sourced' : 'usual', { value: DEFAULT_JUDGING_RULES[rule] })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      readOnly={isReadOnly}
      value={Number.isNaN(value) ? '' : String(value)}
      error={messageOf(rule)}
      onChange={({ target }) => {
        const typed = target.value.replaceAll(/\D/g, '');
        change({ [rule]: typed === '' ? Number.NaN : Number(typed) });
      }}
    />
  );
}
