import { formatNumber, formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { FlightPlace } from '../draft/index.ts';
import type { StarterKind } from './view/flightsView.ts';
import type { AgeSpan, RuleFact } from './view/ruleFacts.ts';
import type { ProgrammeRow } from './view/programmeRows.ts';

/** The figures of flights as words. */
export function useFlightWords() {
  const { t } = useTranslation('flights');
  const spanText = ({ years, months, days }: AgeSpan): string => {
    const parts = [
      ...(years > 0 ? [t('span.years', { count: years })] : []),
      ...(months > 0 ? [t('span.months', { count: months })] : []),
      ...(days > 0 || years + months === 0 ? [t('span.days', { count: days })] : []),
    ];
    return parts.join(' ');
  };
  return {
    ruleText: (fact: RuleFact): string => {
      if (fact.rule === 'ageSpan') {
        return t('rules.ageSpan', { span: spanText(fact.span), most: spanText(fact.most) });
      }
      if (fact.rule === 'size') return t('rules.size', { size: fact.size, most: fact.most });
      return t(`rules.${fact.rule}`);
    },
    crowd: (crowd: StarterKind, count: number): string =>
      t(`crowd.${crowd}`, { count, formatted: formatNumber(count) }),
    ages: (rows: readonly ProgrammeRow[]): string => {
      const ages = rows.flatMap((row) => row.ages);
      if (ages.length === 0) return '';
      const [least, most] = [Math.min(...ages), Math.max(...ages)];
      return least === most ? t('ages.one', { age: least }) : t('ages.range', { least, most });
    },
    /** "9", "11, 12", or "8–14" of a team. */
    ageOf: ({ ages }: ProgrammeRow): string => {
      const [least, most] = [ages[0], ages.at(-1)];
      if (least === undefined || most === undefined) return '';
      if (least === most) return String(least);
      return ages.length > 2 ? `${String(least)}–${String(most)}` : ages.join(', ');
    },
    minutes: (seconds: number): string => t('minutes', { minutes: Math.ceil(seconds / 60) }),
    place: ({ date, start }: FlightPlace, surface: string): string =>
      t('place', { day: formatWeekday(date), time: formatTime(start), surface }),
  };
}

export type FlightWords = ReturnType<typeof useFlightWords>;
