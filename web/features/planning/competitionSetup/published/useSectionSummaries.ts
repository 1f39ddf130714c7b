import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { ADJUSTABLE_RULES, RULE_SETTINGS } from '../../../../../shared/domain/entering/eligibility/rules.ts';
import { formatDay, formatDays, formatList } from '../../../../i18n/formats.ts';
import type { CompetitionValues } from '../competitionValues.ts';
import type { EditedSection } from './detailSections.ts';
import { useCompetitionWords } from './useCompetitionWords.ts';

/** What the typed fields of each section hold, in one line. */
export function useSectionSummaries(rinks: readonly Rink[]): Readonly<Record<EditedSection, string>> {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const { show } = useCompetitionWords(rinks);
  const values = useWatch<CompetitionValues>() as CompetitionValues;
  const { startDate, endDate, openUntil, correctionsUntil, capacity, iceMinutes } = values;
  const { bankQr, refunds, eligibility } = values;
  const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';
  const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const rules = RULE_SETTINGS.map((setting) => {
    const own = ADJUSTABLE_RULES.filter((rule) => eligibility.rules[rule] === setting);
    if (own.length === 0) return '';
    const names = formatList(own.map((rule) => t(`competitionFields:ruleNames.${rule}`)));
    const isAll = own.length === ADJUSTABLE_RULES.length;
    const name = t(`competitionFields:ruleSettings.${setting}`);
    return `${name}: ${isAll ? t('summary.allRules') : names}`;
  });
  const steps = refunds.flatMap(({ until, percent }) =>
    until === '' || percent === null
      ? []
      : t('summary.refund', { percent, day: formatDay(until.slice(0, 10)) }),
  );
  const found: Readonly<Record<EditedSection, string>> = {
    what: join([values.name, values.theme]),
    where: join([
      show(['ring'], values.ring),
      startDate === '' || endDate === '' ? '' : formatDays(startDate, endDate),
    ]),
    contact: join([values.contactName, values.contactEmail, values.contactPhone]),
    packet: values.packet === '' ? '' : t('summary.packet'),
    entries: join([
      openUntil === '' ? '' : t('summary.closes', { when: show(['openUntil'], openUntil) }),
      correctionsUntil === ''
        ? ''
        : t('summary.corrections', { when: show(['correctionsUntil'], correctionsUntil) }),
      capacity === '' ? '' : t('summary.places', { places: capacity }),
      iceMinutes === '' ? '' : t('summary.ice', { minutes: iceMinutes }),
    ]),
    rules: join(rules),
    waiver: firstLine(values.waiver),
    payment: join([
      bankQr.scheme === 'off' ? '' : t(`competitionFields:bankQrSchemes.${bankQr.scheme}`),
      firstLine(values.paymentInstructions),
    ]),
    refunds: join([...steps, firstLine(values.refundPolicy)]) || t('refunds.none'),
  };
  return Object.fromEntries(
    Object.entries(found).map(([section, text]) => [section, text || t('nothingSaid')]),
  ) as Record<EditedSection, string>;
}
