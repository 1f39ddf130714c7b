import { describe, expect, it } from 'vitest';
import { showPushes, type PushScope } from './showPushes.ts';

const ORIGIN = 'https://rinkside.example';

/** A worker's scope, with the pages that are open. */
function newWorker(open: readonly string[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: { title: string; options: NotificationOptions }[] = [];
  const went: string[] = [];
  const scope: PushScope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: (title, options) => {
        shown.push({ title, options });
        return Promise.resolve();
      },
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          open.map((path) => ({
            url: ORIGIN + path,
            focus: () => Promise.resolve(went.push(`focus ${path}`)),
            navigate: (url: string) => Promise.resolve(went.push(`navigate ${url}`)),
          })),
        ),
      openWindow: (url) => Promise.resolve(went.push(`open ${url}`)),
    },
    addEventListener: (name: string, listener: (event: never) => void) => {
      listeners.set(name, listener);
    },
  };
  showPushes(scope);
  const dispatch = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  return {
    shown,
    went,
    push: (json: () => unknown) => dispatch('push', { data: { json } }),
    tap: (data: unknown) => dispatch('notificationclick', { notification: { data, close: () => undefined } }),
  };
}

describe('a push', () => {
  it('is shown with its words, and takes the place of one with its tag', async () => {
    const worker = newWorker();
    await worker.push(() => ({ title: 'Mia K. skates at 14:35', body: 'Freestyle 3', tag: 'a', path: '/b' }));
    expect(worker.shown).toEqual([
      {
        title: 'Mia K. skates at 14:35',
        options: { body: 'Freestyle 3', tag: 'a', icon: '/icon.svg', data: '/b' },
      },
    ]);
  });

  it('that cannot be read is shown all the same', async () => {
    const worker = newWorker();
    await worker.push(() => JSON.parse('{'));
    await worker.push(() => null);
    await worker.push(() => ({ title: 7, body: {} }));
    expect(worker.shown.map(({ title, options }) => [title, options.body])).toEqual([
      ['Rinkside', ''],
      ['Rinkside', ''],
      ['Rinkside', ''],
    ]);
  });
});

describe('a tap', () => {
  const page = '/admin/my-day?competition=c1';

  it('opens the page, in a window of its own where another page is open', async () => {
    const worker = newWorker(['/day/c1/judge']);
    await worker.tap(page);
    expect(worker.went).toEqual([`open ${ORIGIN}${page}`]);
  });

  it('goes to the window that has the page already', async () => {
    const worker = newWorker(['/', '/admin/my-day?competition=c0']);
    await worker.tap(page);
    expect(worker.went).toEqual(['focus /admin/my-day?competition=c0', `navigate ${ORIGIN}${page}`]);
  });

  it('leads to this site alone', async () => {
    const worker = newWorker();
    for (const path of [
      'https://evil.example/',
      '//evil.example/a',
      '/\\evil.example',
      'javascript:0',
      7,
      null,
      'http://[',
    ])
      await worker.tap(path);
    expect(new Set(worker.went)).toEqual(new Set([`open ${ORIGIN}/`]));
  });
});
