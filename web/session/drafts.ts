/**
 * What somebody typed into a form, kept for this tab until it is sent: a visitor who has to log in
 * comes back to the filled form. Never anything of the session.
 */
const PREFIX = 'rinkside.draft.';

/** The account that was last logged in here while the drafts were kept. */
const OWNER = 'rinkside.draftsOf';

export function readDraft<Values extends object>(name: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function saveDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    return;
  }
}

/**
 * At log-in: a visitor's drafts become the account's own; those of another account, whose session
 * ended without a log-out, are dropped, because they hold somebody else's child.
 */
export function claimDrafts(accountId: string): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== accountId) dropAllDrafts();
    sessionStorage.setItem(OWNER, accountId);
  } catch {
    return;
  }
}

/** After log-out: the next person at this device finds nobody's skater. */
export function dropAllDrafts(): void {
  try {
    sessionStorage.removeItem(OWNER);
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
