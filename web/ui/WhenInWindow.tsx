import type { ReactNode } from 'react';
import { useInWindow } from './useInWindow.ts';

/** Parts below the first screen load when somebody scrolls to them, or the page has come to rest. */
export function WhenInWindow({ children }: { readonly children: ReactNode }) {
  const [place, wasInWindow] = useInWindow<HTMLDivElement>();
  return wasInWindow ? children : <div ref={place} />;
}
