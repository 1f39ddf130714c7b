import { itemKey, key } from '../../../platform/table/key.ts';
import { sheetsPartition } from '../running/keys.ts';

export const MARK_PREFIX = 'MARK#';
const sixDigits = (number: number) => String(number).padStart(6, '0');

/** By device, so that two devices on one sheet never write the same item. */
export const markKey = (
  competitionId: string,
  flightId: string,
  mark: { readonly seat: string; readonly device: string; readonly sequence: number },
) =>
  itemKey(
    sheetsPartition(competitionId, flightId),
    key`MARK#${mark.seat}#${mark.device}#${sixDigits(mark.sequence)}`,
  );

/** The referee's range and penalties, one item for each change. */
export const rulingKey = (competitionId: string, flightId: string, version: number) =>
  itemKey(sheetsPartition(competitionId, flightId), key`RULING#${sixDigits(version)}`);
