import { useEffect } from 'react';

/** While something would be lost, the browser asks before it closes or reloads the page. */
export function useAskBeforeClosing(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
