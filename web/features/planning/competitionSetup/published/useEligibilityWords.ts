import { useTranslation } from 'react-i18next';
import { ADJUSTABLE_RULES, RULE_SETTINGS } from '../../../../../shared/domain/entering/eligibility/rules.ts';
import type { FieldValue } from '../../../../../shared/domain/core/history/namedLists.ts';
import { formatDay, formatList } from '../../../../i18n/formats.ts';

const NAMES = [
  ...(['testDeadline', 'rinkDeadline', 'equivalents', 'chart', 'ageLimits'] as const),
  ...(['open', 'usfs', 'from', 'to', 'freestyle', 'on'] as const),
];

/** Eligibility settings in words; formats and levels keep their names. */
export function useEligibilityWords() {
  const { t } = useTranslation('competitionFields');
  const partName = (name: string, within: string | undefined): string => {
    const rule = ADJUSTABLE_RULES.find((one) => one === name);
    if (rule && within === 'rules') return t(`ruleNames.${rule}`);
    const known = NAMES.find((one) => one === name);
    return known ? t(`eligibilityNames.${known}`) : name;
  };
  const text = (value: unknown): string => {
    const written = String(value ?? '');
    const setting = RULE_SETTINGS.find((one) => one === written);
    if (setting) return t(`ruleSettings.${setting}`);
    return /^\d{4}-\d\d-\d\d$/.test(written) ? formatDay(written) : written;
  };
  return {
    label: (path: readonly string[]) =>
      path.flatMap((name, index) => (name === 'rules' ? [] : partName(name, path[index - 1]))),
    show: (path: readonly string[], value: FieldValue): string => {
      if (path.length === 0) return summary(value);
      return Array.isArray(value) ? formatList(value.map(text)) : text(value);
    },
  };

  /** History has the settings as one text: what each rule does. */
  function summary(value: FieldValue): string {
    if (typeof value !== 'string' || value === '') return '';
    const { rules = {} } = JSON.parse(value) as { rules?: Readonly<Record<string, string>> };
    return formatList(ADJUSTABLE_RULES.map((rule) => `${t(`ruleNames.${rule}`)}: ${text(rules[rule])}`));
  }
}
