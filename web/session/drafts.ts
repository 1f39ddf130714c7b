/**
 * The drafts of forms, kept in this tab until they are sent: a visitor who has to log in returns to a filled
 * form. They never hold anything of the session.
 */
const PREFIX = 'rinkside.draft.';

/** The account that owns the drafts of this tab. */
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
 * At log-in: a visitor's drafts become the account's own. Drafts of another account, whose session ended
 * without a log-out, are dropped, because they hold another family's child.
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

/** After log-out: the device keeps no data of the family's skaters. */
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
