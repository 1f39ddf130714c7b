import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { isPhone, useIsPhone } from './useIsPhone.ts';

interface FieldState {
  readonly disabled?: boolean;
}

const underWay = new Set<Promise<void>>();

/** Resolves once the fields that this window's width asks for are loaded; a page waits, so that none is exchanged. */
export async function fieldsLoaded(): Promise<void> {
  await Promise.all(underWay);
}

/**
 * A field that is the phone's own on a phone, where the richer one would cost as much script as the rest of the
 * page. In a wider window the richer one is loaded with the page.
 * @param load fetches the richer field; if that fails, the phone's own stays
 */
export function fieldOfWidth<Props extends FieldState>(
  Native: ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Rich: ComponentType<Props> | undefined;
  let isStarted = false;
  const listeners = new Set<() => void>();
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const loading = load()
      .catch(() => Native)
      .then((loaded) => {
        Rich = loaded;
        underWay.delete(loading);
        for (const listener of listeners) listener();
      });
    underWay.add(loading);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // Tests of a page's rules import it without a window.
  if (typeof window !== 'undefined' && !isPhone()) start();

  return function FieldOfWidth(props: Props) {
    const onPhone = useIsPhone();
    const Loaded = useSyncExternalStore(subscribe, () => Rich);
    useEffect(() => {
      if (!onPhone) start();
    }, [onPhone]);
    if (onPhone) return <Native {...props} />;
    return Loaded ? <Loaded {...props} /> : <Native {...props} disabled />;
  };
}
