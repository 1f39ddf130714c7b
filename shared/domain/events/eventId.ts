/** A readable id: "Freestyle" and "Freestyle 4" make "freestyle.freestyle-4", "自由滑" and "初級" "自由滑.初級". */
export function eventId(format: string, level: string): string {
  return `${slug(format)}.${slug(level)}`;
}

/** "Spotlight, dramatic" makes "spotlight-dramatic". */
export function formatId(format: string): string {
  return slug(format);
}

/**
 * Names have 80 characters at most, which is what nearly every slug has. Some letters stand for a whole
 * sentence (U+FDFA); an id made of two slugs is part of keys, and is sent back in at most 200.
 */
const LONGEST = 90;

function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      // An accent is left out; a mark that makes another letter ("バ", "ไม้") is not.
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, LONGEST)
      // Half of a pair that was cut through is no letter.
      .replaceAll(/[\uD800-\uDBFF]$|^-|-$/g, '')
  );
}

/** What people call an event: the level names it alone where it already says the format. */
export function eventLabel(format: string, level: string): string {
  return level.toLowerCase().startsWith(format.toLowerCase()) ? level : `${format} · ${level}`;
}
