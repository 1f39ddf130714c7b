/** The numbers that stand after "decision" or "decisions", also as a list, and the file names after "decisions/". */
export function decisionsCitedIn(source: string): string[] {
  // A sentence of a comment goes over several lines.
  const text = source.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
  const named = [...text.matchAll(/\bdecisions? (\d{4}\b(?:(?:,| and| to) \d{4}\b)*)/gi)];
  const linked = [...text.matchAll(/\bdecisions\/(\d{4}[-\w.]*)/g)];
  return [
    ...named.flatMap(([, list]) => list?.match(/\d{4}/g) ?? []),
    ...linked.flatMap(([, file]) => file?.replace(/\.$/, '') ?? []),
  ];
}
