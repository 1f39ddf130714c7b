import { useEffect } from 'react';
import { ACCENT_COLOURS } from '../../../shared/domain/competitions/accentColour.ts';
import type { Accent } from '../../../shared/domain/competitions/accent.ts';

/** Of the tag that stands first, before the ones for light and dark that every page has. */
const OWN = 'meta[name="theme-color"][data-page]';

/**
 * The browser's bar in the competition's colour for as long as its page is open. Whoever opened the
 * product here has the tag already, from the document's head.
 */
export function useThemeColour(accent: Accent): void {
  useEffect(() => {
    const tag = document.head.querySelector(OWN) ?? document.createElement('meta');
    tag.setAttribute('name', 'theme-color');
    tag.setAttribute('content', ACCENT_COLOURS[accent].deep);
    tag.setAttribute('data-page', '');
    if (!tag.isConnected) document.head.prepend(tag);
    return () => tag.remove();
  }, [accent]);
}
