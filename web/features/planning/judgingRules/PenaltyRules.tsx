import type { Penalty } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { RuleCard, type RulePartProps } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { TenthsField } from './TenthsField.tsx';

const USUAL_TENTHS = 5;

/** The penalties that the referee can choose. */
export function PenaltyRules(props: RulePartProps) {
  const { t } = useTranslation('judgingRules');
  const { control, isReadOnly } = props;
  const { rules, change, messageOf } = control;
  const { penalties } = rules;
  const replace = (index: number, part: Partial<Penalty>) =>
    change({ penalties: penalties.map((own, at) => (at === index ? { ...own, ...part } : own)) });
  const add = () => {
    const code = `own-${crypto.randomUUID().slice(0, 8)}`;
    change({ penalties: [...penalties, { code, label: '', tenths: USUAL_TENTHS }] });
  };
  return (
    <RuleCard {...props} title={t('penalties.title')} hint={t('penalties.hint')} of={['penalties']}>
      <Stack role="list" as="ul" gap={4}>
        {penalties.map(({ code, label, tenths }, index) => (
          <Stack key={code} as="li" gap={3} className={styles.item}>
            <TextField
              label={t('penalties.label')}
              value={label}
              maxLength={80}
              readOnly={isReadOnly}
              error={messageOf(`penalties.${index}.label`)}
              onChange={({ target }) => replace(index, { label: target.value })}
            />
            <TenthsField
              label={t('penalties.tenths')}
              value={tenths}
              isReadOnly={isReadOnly}
              error={messageOf(`penalties.${index}.tenths`)}
              onChange={(value) => replace(index, { tenths: value })}
            />
            {isReadOnly ? null : (
              <Button
                tone="plain"
                aria-label={t('penalties.remove', { name: label })}
                icon={<Icon name="close" small />}
                onClick={() => change({ penalties: penalties.filter((_, at) => at !== index) })}
              />
            )}
          </Stack>
        ))}
      </Stack>
      {isReadOnly ? null : (
        <div>
          <Button icon={<Icon name="plus" small />} onClick={add}>
            {t('penalties.add')}
          </Button>
        </div>
      )}
    </RuleCard>
  );
}
