const PREFIX = 'rinkside.lastCompetition.';

/** The competition that an account chose last on this device; null where it chose none. */
export function lastCompetition(accountId: string): string | null {
  try {
    return localStorage.getItem(PREFIX + accountId);
  } catch {
    return null;
  }
}

export function rememberCompetition(accountId: string, competitionId: string): void {
  try {
    localStorage.setItem(PREFIX + accountId, competitionId);
  } catch {
    // Storage may be forbidden; the default competition is used then.
    return;
  }
}
