/** The numbers in "decision 0001" and "decisions 0001, 0002 and 0003", and the files in "decisions/0001-title.md". */
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
