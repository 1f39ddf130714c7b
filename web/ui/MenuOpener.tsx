import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { isLoaded } from './isLoaded.ts';
import { isPhone } from './useIsPhone.ts';
import { whenIdle } from './whenIdle.ts';

/** An open menu: where it hangs, what it focuses first, and how it closes. */
export interface OpenMenu {
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** True for the menu itself, whose items an arrow key then reaches. */
  readonly focus: 'first' | 'last' | true;
  readonly close: () => void;
}

interface MenuOpenerProps {
  readonly className: string;
  /** For a button whose content does not name it. */
  readonly label?: string;
  /** Whether something in the menu is chosen. */
  readonly isSet?: boolean;
  readonly content: ReactNode;
  /** Fetches the menu's script; further calls cost nothing. */
  readonly load: () => Promise<unknown>;
  readonly children: (menu: OpenMenu) => ReactNode;
}

/** A menu's button. The menu, which is a third of a list's script, is fetched when a finger touches the button. */
export function MenuOpener({ className, label, isSet = false, content, load, children }: MenuOpenerProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<OpenMenu['focus'] | null>(null);
  const open = async (first: OpenMenu['focus']) => {
    // Safari focuses no button that is pressed, and a closing menu returns the focus to the focused one.
    opener.current?.focus();
    if (await isLoaded(load)) setFocus(first);
  };
  const prepare = () => void load().catch(() => undefined);
  useEffect(() => loadAhead(load), [load]);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={focus !== null}
        data-set={isSet || undefined}
        onPointerEnter={prepare}
        onPointerDown={(event) => {
          // A long press on a row selects it; on its button it does not.
          event.stopPropagation();
          prepare();
        }}
        // A click without a pointer is a key's or a screen reader's.
        onClick={({ detail }) => void open(detail === 0 ? 'first' : true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          void open(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {content}
      </button>
      {focus === null ? null : (
        <Suspense fallback={null}>{children({ opener, focus, close: () => setFocus(null) })}</Suspense>
      )}
    </>
  );
}

const begun = new WeakSet<MenuOpenerProps['load']>();

/**
 * Fetches a menu's script ahead, once. In a wider window at once, so that keys typed ahead reach the menu; on a phone when the page
 * has come to rest. A page without the button fetches nothing.
 */
function loadAhead(load: MenuOpenerProps['load']): void {
  if (begun.has(load)) return;
  begun.add(load);
  const start = () => void load().catch(() => undefined);
  if (isPhone()) whenIdle(start);
  else start();
}
