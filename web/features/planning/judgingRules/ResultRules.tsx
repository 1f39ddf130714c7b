import { TROPHIES } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import {
  DEFAULT_JUDGING_RULES,
  sourceOfRule,
} from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import field from '../../../ui/Field.module.css';
import { Segments } from '../../../ui/Segments.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { RuleCard, type RulePartProps } from './RuleCard.tsx';

/** Ties, lone skaters, trophies, and when results are published. */
export function ResultRules(props: RulePartProps) {
  const { t } = useTranslation('judgingRules');
  const { control, isReadOnly } = props;
  const { rules, change } = control;
  const { trophies, tie } = rules;
  return (
    <RuleCard
      {...props}
      title={t('results.title')}
      of={['tie', 'bookPercent', 'lastPlace', 'trophies', 'isHeldUntilAwards']}
    >
      <Segments
        label={t('results.tie')}
        options={(['referee', 'shared'] as const).map((value) => ({
          value,
          label: t(`results.ties.${value}`),
        }))}
        value={tie}
        onChange={(value) => {
          if (!isReadOnly) change({ tie: value === 'shared' ? 'shared' : 'referee' });
        }}
      />
      <div className={field.row}>
        <NumberRule {...props} rule="bookPercent" />
        <NumberRule {...props} rule="lastPlace" />
      </div>
      <CheckboxCard
        title={t('results.held')}
        detail={t('results.heldHint')}
        checked={rules.isHeldUntilAwards}
        readOnly={isReadOnly}
        onChange={() => {
          if (!isReadOnly) change({ isHeldUntilAwards: !rules.isHeldUntilAwards });
        }}
      />
      {TROPHIES.map((trophy) => (
        <CheckboxCard
          key={trophy}
          title={t(`results.trophies.${trophy}`)}
          detail={t(`results.trophyHints.${trophy}`)}
          checked={trophies.includes(trophy)}
          readOnly={isReadOnly}
          onChange={() => {
            if (isReadOnly) return;
            change({ trophies: TROPHIES.filter((one) => (one === trophy) !== trophies.includes(one)) });
          }}
        />
      ))}
    </RuleCard>
  );
}

/** A whole number among the rules, with its default and where that comes from. */
function NumberRule({
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
