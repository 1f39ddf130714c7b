import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../../../i18n/formats.ts';
import { useWorkspace } from '../workspace.ts';
import styles from '../Schedule.module.css';
import { daysPerSkater } from './daysPerSkater.ts';

/** One line about the plan: its size, the days of each skater, when it was made and with which seed. */
export function PlanSummary() {
  const { t } = useTranslation('schedule');
  const { draft, problem, plan } = useWorkspace();
  const { seed, plannedAt, published } = draft;
  const days = formatNumber(Math.round(daysPerSkater(problem, plan) * 100) / 100);
  const parts = [
    t('summary.flights', {
      count: plan.flights.length,
      formatted: formatNumber(plan.flights.length),
    }),
    t('summary.days', { days }),
    ...(plannedAt === null
      ? []
      : [t('summary.planned', { when: formatInstant(plannedAt, problem.timeZone) })]),
    ...(seed === null ? [] : [t('summary.seed', { seed: String(seed) })]),
    published === null ? t('summary.unpublished') : t('summary.published', { version: published.version }),
  ];
  return <p className={styles.summary}>{parts.join(' · ')}</p>;
}
