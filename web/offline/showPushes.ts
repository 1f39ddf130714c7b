/*
 * What arrives by push while no page is open: it is shown as it came, and a tap opens its page. The worker asks the server
 * nothing.
 */

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}

interface Tapped extends Extendable {
  readonly notification: { readonly data: unknown; close(): void };
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** The part of a worker's global scope that it uses. */
export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: 'push', listener: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: Tapped) => void): void;
}

/** Shows pushes, and opens their pages, which are this site's alone. */
export function showPushes(scope: PushScope): void {
  const { location, registration, clients } = scope;

  scope.addEventListener('push', (event) => event.waitUntil(show(event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pageOf(event.notification.data)));
  });

  async function show({ data }: Pushed): Promise<void> {
    const { title, body, tag, path } = wordsOf(data);
    // A browser that is shown nothing ends the subscription.
    await registration.showNotification(title || 'Rinkside', {
      body,
      ...(tag !== '' && { tag }),
      icon: '/icon.svg',
      data: path,
    });
  }

  function pageOf(path: unknown): string {
    const start = new URL('/', location.origin);
    if (typeof path !== 'string' || !URL.canParse(path, start)) return start.href;
    const page = new URL(path, start);
    return page.origin === start.origin ? page.href : start.href;
  }

  async function open(page: string): Promise<void> {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Whoever judges or types on another page keeps it.
    const same = pages.find(({ url }) => new URL(url).pathname === new URL(page).pathname);
    if (!same) {
      await clients.openWindow(page);
      return;
    }
    await same.focus();
    await same.navigate(page).catch(() => undefined);
  }
}

function wordsOf(data: Pushed['data']): Record<'title' | 'body' | 'tag' | 'path', string> {
  const pushed = parsed(data);
  const word = (name: string) => {
    const value = pushed[name];
    return typeof value === 'string' ? value : '';
  };
  return { title: word('title'), body: word('body'), tag: word('tag'), path: word('path') };
}

function parsed(data: Pushed['data']): Record<string, unknown> {
  try {
    const value: unknown = data?.json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
