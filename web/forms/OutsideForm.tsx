import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders a form's dialog outside the form element, so that Enter in the dialog does not submit the form
 * and its fields do not belong to it.
 */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
