/** A sheet of paper: its flight and its seat. */
export interface SheetReference {
  readonly flightId: string;
  readonly seat: string;
}

/** The text of the QR code on a judge's paper: `flight.seat`. */
export const sheetCode = ({ flightId, seat }: SheetReference): string => `${flightId}.${seat}`;

/** A sheet's code as scanned or pasted: alone, or in the address that the QR code has. Null for anything else. */
export function readSheetCode(text: string): SheetReference | null {
  const code = codeIn(text.trim());
  const dot = code.lastIndexOf('.');
  const [flightId, seat] = [code.slice(0, dot), code.slice(dot + 1)];
  return dot > 0 && /^(judge[1-9]|referee)$/.test(seat) ? { flightId, seat } : null;
}

const codeIn = (text: string) =>
  URL.canParse(text) ? (new URL(text).searchParams.get('sheet') ?? text) : text;
