import type { IceRules } from '../../../../shared/contract/entering/ice.ts';
import { hasPublicSource, USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import field from '../../../ui/Field.module.css';
import { Fold, Folds } from '../../../ui/Fold.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './RuleFields.module.css';
import { RESURFACING_FIELD } from './focusFields.ts';

interface RuleFieldsProps {
  readonly rules: IceRules;
  readonly isReadOnly: boolean;
  readonly messageOf: (field: string) => string | undefined;
  readonly onChange: (change: Partial<IceRules>) => void;
}

/** Resurfacing and lunch, then what only the schedule needs; beside each value the usual one and whose it is. */
export function RuleFields(props: RuleFieldsProps) {
  const { rules, isReadOnly, messageOf, onChange } = props;
  const { t } = useTranslation('ice');
  const { lunch, restMinutes } = rules;
  const usual = (rule: keyof IceRules, value: number) =>
    t(hasPublicSource(rule) ? 'rules.usualSourced' : 'rules.usual', { value });
  const common = { isReadOnly, messageOf };
  return (
    <Folds>
      <Fold title={t('rules.title')} aside={summaryOf(rules)}>
        <Stack gap={4} className={styles.fields}>
          <div id={RESURFACING_FIELD} className={field.row}>
            <NumberField
              {...common}
              name="rules.resurfacingMinutes"
              label={t('rules.resurfacingMinutes')}
              hint={usual('resurfacingMinutes', USUAL_RULES.resurfacingMinutes)}
              value={rules.resurfacingMinutes}
              onChange={(resurfacingMinutes) => onChange({ resurfacingMinutes })}
            />
            <NumberField
              {...common}
              name="rules.iceMinutesBetweenResurfacings"
              label={t('rules.iceMinutesBetweenResurfacings')}
              hint={usual('iceMinutesBetweenResurfacings', USUAL_RULES.iceMinutesBetweenResurfacings)}
              value={rules.iceMinutesBetweenResurfacings}
              onChange={(iceMinutesBetweenResurfacings) => onChange({ iceMinutesBetweenResurfacings })}
            />
          </div>
          <CheckboxCard
            title={t('rules.lunch')}
            detail={t('rules.lunchHint')}
            checked={lunch !== null}
            readOnly={isReadOnly}
            onChange={() => {
              if (!isReadOnly) onChange({ lunch: lunch === null ? USUAL_RULES.lunch : null });
            }}
          />
          {lunch ? (
            <div className={field.row} data-narrow>
              <NumberField
                {...common}
                name="rules.lunch.minutes"
                label={t('rules.lunchMinutes')}
                value={lunch.minutes}
                onChange={(minutes) => onChange({ lunch: { ...lunch, minutes } })}
              />
              {(['from', 'until'] as const).map((part) => (
                <TextField
                  key={part}
                  type="time"
                  label={t(`rules.lunchParts.${part}`)}
                  value={lunch[part]}
                  readOnly={isReadOnly}
                  error={
                    messageOf(`rules.lunch.${part}`) ??
                    (part === 'until' ? messageOf('rules.lunch') : undefined)
                  }
                  onChange={(event) => onChange({ lunch: { ...lunch, [part]: event.target.value } })}
                />
              ))}
            </div>
          ) : null}
        </Stack>
      </Fold>
      <Fold title={t('rules.schedule')} aside={t('rules.scheduleAside')}>
        <Stack gap={4} className={styles.fields}>
          <div className={field.row}>
            {(['least', 'wanted', 'otherSurface'] as const).map((part) => (
              <NumberField
                key={part}
                {...common}
                name={`rules.restMinutes.${part}`}
                label={t(`rules.rest.${part}`)}
                hint={usual('restMinutes', USUAL_RULES.restMinutes[part])}
                error={part === 'wanted' ? messageOf('rules.restMinutes') : undefined}
                value={restMinutes[part]}
                onChange={(minutes) => onChange({ restMinutes: { ...restMinutes, [part]: minutes } })}
              />
            ))}
            {SCHEDULE_RULES.map((rule) => (
              <NumberField
                key={rule}
                {...common}
                name={`rules.${rule}`}
                label={t(`rules.${rule}`)}
                hint={usual(rule, USUAL_RULES[rule])}
                value={rules[rule]}
                onChange={(value) => onChange({ [rule]: value })}
              />
            ))}
          </div>
          <TextField
            label={t('rules.sizeCost')}
            hint={t('rules.sizeCostHint', { value: USUAL_RULES.sizeCost.join(', ') })}
            defaultValue={rules.sizeCost.join(', ')}
            readOnly={isReadOnly}
            inputMode="numeric"
            error={messageOf('rules.sizeCost')}
            onChange={(event) => onChange({ sizeCost: numbersOf(event.target.value) })}
          />
        </Stack>
      </Fold>
    </Folds>
  );

  function summaryOf({ resurfacingMinutes, iceMinutesBetweenResurfacings: run }: IceRules): string {
    if (Number.isNaN(resurfacingMinutes) || Number.isNaN(run)) return '';
    const words = t('rules.summary', { minutes: resurfacingMinutes, run });
    return lunch ? t('rules.summaryLunch', { words, minutes: lunch.minutes }) : words;
  }
}

const SCHEDULE_RULES = [
  'judges',
  'judgeMoveMinutes',
  'ageSpanDays',
  'mixedSpanDays',
  'adultSpanDays',
] as const;

/** "100, 12, 3": what is no number becomes one that the schema refuses. */
const numbersOf = (text: string): number[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(Number);

interface NumberFieldProps {
  /** The field of the request. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** NaN while nothing is typed. */
  readonly value: number;
  readonly isReadOnly: boolean;
  readonly messageOf: (field: string) => string | undefined;
  readonly onChange: (value: number) => void;
}

/** A whole number. */
function NumberField(props: NumberFieldProps) {
  const { name, label, hint, error, value, isReadOnly, messageOf, onChange } = props;
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      readOnly={isReadOnly}
      value={Number.isNaN(value) ? '' : String(value)}
      error={messageOf(name) ?? error}
      onChange={(event) => {
        const typed = event.target.value.replaceAll(/\D/g, '');
        onChange(typed === '' ? Number.NaN : Number(typed));
      }}
    />
  );
}
