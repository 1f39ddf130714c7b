/** A readable id: "Freestyle" and "Freestyle 4" make "freestyle.freestyle-4". */
export function eventId(format: string, level: string): string {
  return `${slug(format)}.${slug(level)}`;
}

function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What people call an event: the level names it alone where it already says the format. */
export function eventLabel(format: string, level: string): string {
  return level.toLowerCase().startsWith(format.toLowerCase()) ? level : `${format} · ${level}`;
}
