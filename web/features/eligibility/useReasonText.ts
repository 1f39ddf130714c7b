import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Check } from '../../../shared/domain/eligibility/checklist.ts';
import { formatDay, formatNumber } from '../../i18n/formats.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Every fact that a reason names; each check has those of its own. */
const NO_FACTS = {
  age: '',
  category: '',
  coach: '',
  date: '',
  day: '',
  deadline: '',
  event: '',
  expiry: '',
  from: '',
  lastDay: '',
  level: '',
  limit: '',
  other: '',
  rink: '',
  skaters: '',
  test: '',
  to: '',
};

/** The reason of a check as a parent reads it: days and figures in the reader's own way. Stays the same function. */
export function useReasonText(): (check: Pick<Check, 'reason' | 'facts'>) => string {
  const { t } = useTranslation('eligibility');
  return useCallback(
    ({ reason, facts }) => {
      const written = Object.entries(facts).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatNumber(value) : DAY.test(value) ? formatDay(value) : value,
      ]);
      return t(`reasons.${reason}`, { ...NO_FACTS, ...Object.fromEntries(written) });
    },
    [t],
  );
}
