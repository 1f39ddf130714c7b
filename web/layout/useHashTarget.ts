import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the part of the page that the address names into view, once the page is drawn: where its data
 * came after the navigation, there was nothing yet that the router could have gone to.
 */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
