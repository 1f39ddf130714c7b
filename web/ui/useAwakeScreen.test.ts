import { expect, it } from 'vitest';
import { keepAwake } from './useAwakeScreen.ts';

/** A page that can be hidden, and the locks that the browser gave it. */
function newScreen() {
  const visible: Pick<Document, 'visibilityState'> = { visibilityState: 'visible' };
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    visible,
  );
  const locks: { isHeld: boolean }[] = [];
  const wakeLock = {
    request: async () => {
      const lock = { isHeld: true };
      locks.push(lock);
      return {
        release: async () => {
          lock.isHeld = false;
        },
      };
    },
  };
  const show = async (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    // The browser itself takes the lock from a hidden page.
    if (visibilityState === 'hidden') for (const lock of locks) lock.isHeld = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await allAnswered();
  };
  const held = () => locks.filter(({ isHeld }) => isHeld).length;
  return { page, wakeLock, locks, show, held };
}

const allAnswered = () => new Promise((resolve) => setImmediate(resolve));

it('keeps the screen on while the page is shown, and lets it go in the end', async () => {
  const screen = newScreen();
  const end = keepAwake(screen);
  await allAnswered();
  expect(screen.held()).toBe(1);
  await screen.show('hidden');
  expect(screen.held()).toBe(0);
  await screen.show('visible');
  expect(screen.held()).toBe(1);
  end();
  await allAnswered();
  expect(screen.held()).toBe(0);
  await screen.show('visible');
  expect([screen.held(), screen.locks.length]).toEqual([0, 2]);
});

it('is quiet where the browser cannot, refuses, or answers too late', async () => {
  const screen = newScreen();
  keepAwake({ page: screen.page, wakeLock: undefined })();
  const refusing = { request: () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')) };
  keepAwake({ page: screen.page, wakeLock: refusing });
  await allAnswered();
  const end = keepAwake(screen);
  end();
  await allAnswered();
  expect(screen.held()).toBe(0);
});
