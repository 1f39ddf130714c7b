const keyOf = (competitionId: string) => `live-names:${competitionId}`;

/** The names that this device follows at a competition; '' where it may not store anything. */
export function followedNames(competitionId: string): string {
  try {
    return localStorage.getItem(keyOf(competitionId)) ?? '';
  } catch {
    return '';
  }
}

export function rememberFollowed(competitionId: string, names: string): void {
  try {
    if (names.trim() === '') localStorage.removeItem(keyOf(competitionId));
    else localStorage.setItem(keyOf(competitionId), names);
  } catch {
    // A private window may have no storage: the names then last as long as the page.
  }
}
