/** A judge's sheet of one flight. */
export interface SheetName {
  readonly competitionId: string;
  readonly flightId: string;
  readonly seat: string;
}

const SEPARATOR = ' ';

/** The name of a sheet in the device's store. */
export const sheetKeyOf = ({ competitionId, flightId, seat }: SheetName): string =>
  [competitionId, flightId, seat].map(encodeURIComponent).join(SEPARATOR);

export function sheetNameOf(key: string): SheetName {
  const [competitionId = '', flightId = '', seat = ''] = key.split(SEPARATOR).map(decodeURIComponent);
  return { competitionId, flightId, seat };
}
