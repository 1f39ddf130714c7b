/** A readable id: "Freestyle" and "Freestyle 4" make "freestyle.freestyle-4", "自由滑" and "初級" "自由滑.初級". */
export function eventId(format: string, level: string): string {
  return `${slug(format)}.${slug(level)}`;
}

/** "Spotlight, dramatic" makes "spotlight-dramatic". */
export function formatId(format: string): string {
  return slug(format);
}

function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      // An accent is left out; a mark that makes another letter ("バ", "ไม้") is not.
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
  );
}

/** What people call an event: the level names it alone where it already says the format. */
export function eventLabel(format: string, level: string): string {
  return level.toLowerCase().startsWith(format.toLowerCase()) ? level : `${format} · ${level}`;
}
