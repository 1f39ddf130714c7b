import { useSearchParams } from 'react-router-dom';
import {
  readSheetCode,
  sheetCode,
  type SheetReference,
} from '../../../../shared/domain/day/sheets/sheetCode.ts';
import { useChangeSearch } from '../../../ui/useChangeSearch.ts';

const SHEET = 'sheet';
const FLIGHT = 'flight';
const DAY = 'date';

/** The sheet or flight that the page's address opens: `?sheet=flight.seat` of a paper's QR code, or `?flight=`. */
export function useSheetAddress() {
  const [search] = useSearchParams();
  const change = useChangeSearch();
  return {
    sheet: readSheetCode(search.get(SHEET) ?? ''),
    flightId: search.get(FLIGHT),
    date: search.get(DAY),
    openSheet: (sheet: SheetReference) => change({ [SHEET]: sheetCode(sheet), [FLIGHT]: null }),
    openFlight: (flightId: string) => change({ [SHEET]: null, [FLIGHT]: flightId }),
    openList: () => change({ [SHEET]: null, [FLIGHT]: null }),
    openDay: (date: string) => change({ [SHEET]: null, [FLIGHT]: null, [DAY]: date }),
  };
}

export type SheetAddress = ReturnType<typeof useSheetAddress>;
