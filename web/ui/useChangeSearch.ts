import { useCallback } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/** '' or null removes a part; parts that are not named stay. */
export type SearchChange = Readonly<Record<string, string | null | undefined>>;

/**
 * Changes parts of the address's query. It starts from the address itself: on a busy machine what is drawn is a change
 * behind, and the setter of `useSearchParams` would take that change back. A page that is being left changes nothing.
 */
export function useChangeSearch(): (change: SearchChange, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (change, options) => {
      if (window.location.pathname !== pathname) return;
      const after = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value);
        else if (value !== undefined) after.delete(name);
      }
      void navigate(`?${after.toString()}`, options);
    },
    [navigate, pathname],
  );
}
