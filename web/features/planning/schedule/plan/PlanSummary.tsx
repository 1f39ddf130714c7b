import { Link } from 'react-router-dom';
import type { Plan, Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { peopleOfFlights, timeFlights } from '../../../../../shared/domain/planning/planFacts.ts';
import { hasUnpublishedChanges } from '../../../../../shared/domain/planning/draft/unpublishedChanges.ts';
import { paths } from '../../../../paths.ts';
import { formatInstant, formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useWorkspace } from '../workspace.ts';
import { Text } from '../../../../ui/Text.tsx';

/** One line about the plan: its size, the days of each skater, when it was made and with which seed. */
export function PlanSummary() {
  const { t } = useTranslation('schedule');
  const { draft, problem, plan, competitionId } = useWorkspace();
  const { seed, plannedAt, published } = draft;
  const days = Math.round(daysPerSkater(problem, plan) * 100) / 100;
  const parts = [
    t('summary.flights', {
      count: plan.flights.length,
      formatted: formatNumber(plan.flights.length),
    }),
    t('summary.days', { count: days, formatted: formatNumber(days) }),
    ...(plannedAt === null
      ? []
      : [t('summary.planned', { when: formatInstant(plannedAt, problem.timeZone) })]),
    ...(seed === null ? [] : [t('summary.seed', { seed: String(seed) })]),
    published === null ? t('summary.unpublished') : t('summary.published', { version: published.version }),
  ];
  return (
    <Text soft size="sm">
      {parts.join(' · ')}
      {hasUnpublishedChanges(draft) ? (
        <>
          {' · '}
          <Link to={paths.publishing(competitionId)}>{t('summary.changed')}</Link>
        </>
      ) : null}
    </Text>
  );
}

/** On how many days a skater comes, on average of those who have a time; 0 without any. */
function daysPerSkater(problem: Problem, { flights, blocks }: Pick<Plan, 'flights' | 'blocks'>): number {
  const days = new Map<string, Set<string>>();
  for (const { skaters, date } of timeFlights(peopleOfFlights(problem, flights), blocks)) {
    for (const skater of skaters) days.set(skater, (days.get(skater) ?? new Set()).add(date));
  }
  const sum = [...days.values()].reduce((total, own) => total + own.size, 0);
  return days.size === 0 ? 0 : sum / days.size;
}
