/** A readable id: "Freestyle" and "Freestyle 4" give "freestyle.freestyle-4", "自由滑" and "初級" "自由滑.初級". */
export function eventId(format: string, level: string): string {
  return `${slug(format)}.${slug(level)}`;
}

/** "Spotlight, dramatic" gives "spotlight-dramatic". */
export function formatId(format: string): string {
  return slug(format);
}

/**
 * Names have at most 80 characters, as do nearly all slugs. Some letters expand to a sentence (U+FDFA); an
 * id of two slugs is part of keys, and requests accept at most 200 characters.
 */
const LONGEST = 90;

function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Drop accents, but keep marks that make another letter ("バ", "ไม้").
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, LONGEST)
      // Drop half of a surrogate pair that was cut.
      .replaceAll(/[\uD800-\uDBFF]$|^-|-$/g, '')
  );
}

/** The display name of an event: the level alone if it begins with the format. */
export function eventLabel(format: string, level: string): string {
  return level.toLowerCase().startsWith(format.toLowerCase()) ? level : `${format} · ${level}`;
}
