import { useState } from 'react';
import { keyOfBlock } from '../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import type { ScheduleModel } from './scheduleModel.ts';
import { ALL_DAYS } from './Toolbar.tsx';

/** With more columns than these one day shows first. */
const AT_ONCE = 4;

/**
 * The day that the board shows, and the block to scroll to, with how often that was asked.
 * @param first the block that the board opens at; null for the first day
 */
export function useShownDay(
  { columns, plan }: Pick<ScheduleModel, 'columns' | 'plan'>,
  first: string | null,
) {
  const isPhone = useIsPhone();
  const dateOf = (key: string | null) => plan.blocks.find((one) => keyOfBlock(one) === key)?.date;
  const [opensOn] = useState(() => dateOf(first));
  const [brought, setBrought] = useState(() => (first === null ? null : { key: first, times: 0 }));
  const [chosenDay, setDay] = useState<string | null>(null);

  const firstDay = opensOn ?? columns[0]?.date ?? ALL_DAYS;
  const usual = !isPhone && columns.length <= AT_ONCE ? ALL_DAYS : firstDay;
  const wanted = chosenDay ?? usual;
  const day = wanted === ALL_DAYS || columns.some(({ date }) => date === wanted) ? wanted : usual;
  const bring = (key: string) => {
    const date = dateOf(key);
    if (date !== undefined && day !== ALL_DAYS && date !== day) setDay(date);
    setBrought((before) => ({ key, times: (before?.times ?? 0) + 1 }));
  };
  return { day, setDay, brought, bring };
}
