import { useEffect } from 'react';
import { ACCENT_COLOURS, type Accent } from '../../../../shared/domain/core/accent.ts';

/** The page's own tag, before those for light and dark. */
const OWN = 'meta[name="theme-color"][data-page]';

/**
 * Sets the browser's bar to the competition's colour while its page is open. If the visit began here, the
 * document's head already has the tag.
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
