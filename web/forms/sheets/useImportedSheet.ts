import { useMemo, useState } from 'react';
import type { DayOrder } from '../../../shared/domain/people/skaters/typedDay.ts';
import { currentTime } from '../../clock.ts';
import type { ImportedSheet } from './readSheet.ts';
import { useChosenSheet } from './useChosenSheet.ts';

/** How a sheet is read: the order of its ambiguous dates, and the day after which none can be. */
export interface SheetDates {
  readonly slashes: DayOrder;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * A file that a person chooses, as the list that an import reads from it.
 * @param read null for a sheet without a needed column; the same function from one drawing to the next
 */
export function useImportedSheet<List>(read: (sheet: ImportedSheet, dates: SheetDates) => List | null) {
  const { chosen, choose } = useChosenSheet();
  const [slashes, setSlashes] = useState<DayOrder>('dayFirst');
  const sheet = chosen?.sheet ?? null;
  const list = useMemo(() => {
    const today = currentTime().toISOString().slice(0, 10);
    return sheet && read(sheet, { slashes, today });
  }, [sheet, read, slashes]);
  const problem = chosen?.problem?.reason ?? (sheet && !list ? ('missingColumn' as const) : null);
  return { chosen, choose, list, setSlashes, problem };
}
