/** How many characters of an entry's id a family's code has. */
const CODE_LENGTH = 6;

/** The code that a family shows at check-in: the entry's last characters. It is no secret and opens nothing. */
export const entryCodeOf = (entryId: string): string => entryId.slice(-CODE_LENGTH);

/** The code in what a scanner read: the code itself, or the desk's address with it, as a family's QR code has it. */
export function entryCodeIn(scanned: string): string {
  const found = /[?&]find=([^&#\s]+)/.exec(scanned)?.[1] ?? scanned;
  return found.trim().toUpperCase();
}
