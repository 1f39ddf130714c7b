import { createContext, useContext } from 'react';

/** The element above an open dialog's sheet; null outside of dialogs. */
export const DialogLayer = createContext<HTMLElement | null>(null);

/**
 * For the popovers of React Aria, which stand at the end of the page: while a modal dialog is open,
 * nothing outside of it is in sight or can be reached, so theirs must stand within.
 */
export function useDialogLayer(): { readonly UNSTABLE_portalContainer?: HTMLElement } {
  const layer = useContext(DialogLayer);
  return layer ? { UNSTABLE_portalContainer: layer } : {};
}
