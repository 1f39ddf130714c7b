import { type Zoom, ZOOMS } from './scale.ts';

const KEY = 'rinkside.boardZoom';
const USUAL: Zoom = 4;

/** The board's zoom as it was chosen last on this device, whose screen it suits. */
export function lastZoom(): Zoom {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return ZOOMS.find((zoom) => zoom === kept) ?? USUAL;
  } catch {
    return USUAL;
  }
}

export function rememberZoom(zoom: Zoom): void {
  try {
    localStorage.setItem(KEY, String(zoom));
  } catch {
    // Storage may be forbidden; the next board begins with the usual zoom.
    return;
  }
}
