import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The state that a navigation brought. It is taken out of the history, so that a reload or the way back shows
 * the page without it.
 */
export function useArrivalState(): unknown {
  const location = useLocation();
  const navigate = useNavigate();
  const [state] = useState<unknown>(location.state);
  useEffect(() => {
    if (location.state === null) return;
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
  }, [location, navigate]);
  return state;
}
