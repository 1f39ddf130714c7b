import { useCallback } from 'react';
import type { Check } from '../../../../shared/domain/entering/eligibility/checklist.ts';
import { formatDay, formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Every fact that a reason can name; each finding has its own. */
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

/**
 * A finding's reason in words, with dates and numbers in the reader's format. The function stays the same
 * between renders.
 */
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
