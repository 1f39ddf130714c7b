import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the part that the address names once it is drawn: data that load after the navigation come too
 * late for the router.
 */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
