import { BANK_QR_SCHEMES, bankQr } from '../../../../../shared/contract/core/bankQr.ts';
import { RESULT_HISTORY_FIELDS } from '../../../../../shared/contract/core/resultHistory.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { ACCENTS } from '../../../../../shared/domain/core/accent.ts';
import type { FieldValue } from '../../../../../shared/domain/core/history/namedLists.ts';
import { ADJUSTABLE_RULES, RULE_SETTINGS } from '../../../../../shared/domain/entering/eligibility/rules.ts';
import { formatDay, formatInstant, formatList, formatTime } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { FIGURES } from '../../../../ui/figurePaths.ts';

const NAMES = [
  ...(['testDeadline', 'rinkDeadline', 'equivalents', 'chart', 'ageLimits'] as const),
  ...(['open', 'usfs', 'from', 'to', 'freestyle', 'on'] as const),
];

const FIELDS = [
  ...(['name', 'theme', 'description', 'accent', 'image', 'imageText'] as const),
  ...(['ring', 'timeZone', 'startDate', 'endDate', 'date'] as const),
  ...(['openFrom', 'openUntil', 'currency', 'capacity', 'iceMinutes'] as const),
  ...([
    'contactName',
    'contactEmail',
    'contactPhone',
    'refundPolicy',
    'waiver',
    'refunds',
    'paymentInstructions',
    'bankQr',
    'correctionsUntil',
  ] as const),
  ...(['packet', 'formId', 'eligibility'] as const),
  ...RESULT_HISTORY_FIELDS,
];

const BANK_QR_PARTS = ['scheme', 'payee', 'account', 'bic'] as const;

const DAYS: readonly string[] = ['startDate', 'endDate', 'date'];
const INSTANTS: readonly string[] = ['openFrom', 'openUntil', 'correctionsUntil'];
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Labels of a competition's fields, and of its results' history; undefined for other names. */
export function useFieldName(): (field: string) => string | undefined {
  const { t } = useTranslation('competitionFields');
  return (field) => {
    const known = FIELDS.find((name) => name === field);
    return known && t(known);
  };
}

/**
 * Labels of a competition's fields and readable values: instants, and the venue's times as the editor types
 * them.
 */
export function useCompetitionWords(rinks: readonly Rink[], timeZone = 'UTC') {
  const { t } = useTranslation('competitionFields');
  const nameOf = useFieldName();
  const eligibility = useEligibilityWords();
  const bankQrPart = (step: string): string | undefined => {
    const part = BANK_QR_PARTS.find((one) => one === step);
    return part && t(`bankQrParts.${part}`);
  };
  const refundText = (path: readonly string[], value: FieldValue): string => {
    if (value === null) return '';
    if (path.at(-1) === 'percent') return t('refundPercent', { percent: String(value) });
    if (path.at(-1) === 'lateFee') return t(value === true ? 'refundLateFee.back' : 'refundLateFee.kept');
    const moments = Array.isArray(value) ? value : [value];
    return formatList(moments.map((moment) => timeOf(String(moment), timeZone)));
  };
  const bankQrText = (path: readonly string[], value: FieldValue): string => {
    const text = String(value ?? '');
    const scheme = BANK_QR_SCHEMES.find((one) => one === text);
    if (path.length > 0) return scheme ? t(`bankQrSchemes.${scheme}`) : text;
    const added = text.startsWith('{') ? bankQr.safeParse(JSON.parse(text)).data : undefined;
    return added ? `${t(`bankQrSchemes.${added.scheme}`)} · ${added.payee} · ${added.account}` : '';
  };
  return {
    label: ([field = '', ...path]: readonly string[]) =>
      // A refund step is labelled by its date.
      [
        nameOf(field) ?? field,
        ...(field === 'eligibility' ? eligibility.label(path) : []),
        ...path.filter((step) => INSTANT.test(step)).map((step) => timeOf(step, timeZone)),
        ...(field === 'bankQr' ? path.flatMap((step) => bankQrPart(step) ?? []) : []),
      ].join(' · '),
    show: ([field = '', ...path]: readonly string[], value: FieldValue) => {
      if (field === 'eligibility') return eligibility.show(path, value);
      if (field === 'refunds') return refundText(path, value);
      if (field === 'bankQr') return bankQrText(path, value);
      const text = String(value ?? '');
      if (text === '') return '';
      if (field === 'ring') return rinks.find(({ id }) => id === text)?.name ?? text;
      if (field === 'accent') return t(`accents.${ACCENTS.find((accent) => accent === text) ?? 'glacier'}`);
      if (field === 'image') {
        const figure = FIGURES.find((name) => text === `figure:${name}`);
        return figure ? t(`figures.${figure}`) : t('ownImage');
      }
      if (DAYS.includes(field)) return formatDay(text);
      return INSTANTS.includes(field) ? timeOf(text, timeZone) : text;
    },
  };
}

function timeOf(text: string, timeZone: string): string {
  if (text.endsWith('Z')) return formatInstant(text, timeZone);
  const [day = '', time = ''] = text.split('T');
  return `${formatDay(day)}, ${formatTime(time)}`;
}

/** Eligibility settings in words; formats and levels keep their names. */
function useEligibilityWords() {
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
