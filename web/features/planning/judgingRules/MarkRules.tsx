import type { JudgingRule } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import {
  DEFAULT_JUDGING_RULES,
  sourceOfRule,
} from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { rangeOf } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import field from '../../../ui/Field.module.css';
import { Text } from '../../../ui/Text.tsx';
import { RuleCard, type RulePartProps } from './RuleCard.tsx';
import { tenthsInput } from './tenths.ts';
import { TenthsField } from './TenthsField.tsx';

const DEFAULT_RANGE = DEFAULT_JUDGING_RULES.range ?? { base: 0, widthForEachOther: 0 };
const FIVE = 5;

/** The highest mark, and the range that a flight's size gives. */
export function MarkRules(props: RulePartProps) {
  const { t } = useTranslation('judgingRules');
  const { control, isReadOnly } = props;
  const { rules, change, messageOf } = control;
  const { range } = rules;
  const usual = (rule: JudgingRule, tenths: number) =>
    t(sourceOfRule(rule) === 'S' ? 'sourced' : 'usual', { value: tenthsInput(tenths) });
  const ofFive = rangeOf(rules, FIVE);
  const isKnown = ofFive !== null && !Number.isNaN(ofFive.most);
  return (
    <RuleCard {...props} title={t('marks.title')} of={['most', 'range']}>
      <CheckboxCard
        title={t('marks.range')}
        detail={
          isKnown
            ? t('marks.rangeOfFive', { least: tenthsInput(ofFive.least), most: tenthsInput(ofFive.most) })
            : t('marks.rangeHint')
        }
        checked={range !== null}
        readOnly={isReadOnly}
        onChange={() => {
          if (!isReadOnly) change({ range: range ? null : DEFAULT_RANGE });
        }}
      />
      <div className={field.row}>
        <TenthsField
          label={t('marks.most')}
          hint={usual('most', DEFAULT_JUDGING_RULES.most)}
          value={rules.most}
          isReadOnly={isReadOnly}
          error={messageOf('most')}
          onChange={(most) => change({ most })}
        />
        {range ? (
          <>
            <TenthsField
              label={t('marks.base')}
              hint={usual('range', DEFAULT_RANGE.base)}
              value={range.base}
              isReadOnly={isReadOnly}
              error={messageOf('range.base')}
              onChange={(base) => change({ range: { ...range, base } })}
            />
            <TenthsField
              label={t('marks.width')}
              hint={usual('range', DEFAULT_RANGE.widthForEachOther)}
              value={range.widthForEachOther}
              isReadOnly={isReadOnly}
              error={messageOf('range.widthForEachOther')}
              onChange={(widthForEachOther) => change({ range: { ...range, widthForEachOther } })}
            />
          </>
        ) : null}
      </div>
      <Text soft>{t('marks.lone')}</Text>
    </RuleCard>
  );
}
