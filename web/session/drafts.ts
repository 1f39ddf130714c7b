/**
 * What somebody typed into a form, kept for this tab until it is sent: a visitor who has to log in
 * comes back to the filled form. Never anything of the session.
 */
const PREFIX = 'rinkside.draft.';

export function readDraft<Values extends object>(name: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    return;
  }
}

/** After log-out: the next person at this device finds nobody's skater. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
