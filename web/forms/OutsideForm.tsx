import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Puts a dialog that a form opens outside of the form's element: Enter in one of its fields sends
 * nothing, and a field in it is no field of the form.
 */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  return createPortal(children, document.body);
}
