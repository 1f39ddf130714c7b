/** The account that notifications were turned on for in this browser: no other one's arrive here. */
const MARK = 'rinkside.push';

/** Storage may be forbidden: then the page asks again after each log-in. */
export function pushedAccount(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

export const markPushed = (accountId: string): void => localStorage.setItem(MARK, accountId);

/** After a log-out, and where another account logs in. */
export async function dropPush(next?: string): Promise<void> {
  const before = pushedAccount();
  if (before === null || before === next) return;
  localStorage.removeItem(MARK);
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
