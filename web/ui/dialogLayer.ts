import { createContext, useContext } from 'react';

/** The element above an open dialog's sheet; null outside of dialogs. */
export const DialogLayer = createContext<HTMLElement | null>(null);

/**
 * For React Aria's popovers, which are rendered at the end of the page: while a modal dialog is open, nothing
 * outside it is visible or reachable, so its popovers must be inside.
 */
export function useDialogLayer(): { readonly UNSTABLE_portalContainer?: HTMLElement } {
  const layer = useContext(DialogLayer);
  return layer ? { UNSTABLE_portalContainer: layer } : {};
}
