/** A mark as it is read aloud: tenths as `7.2`, a place as `2`. */
export function markText(value: number, unit: 'tenths' | 'place'): string {
  return unit === 'place' ? String(value) : `${String(Math.trunc(value / 10))}.${String(value % 10)}`;
}

/** "7.0", of tenths. */
export const tenthsText = (tenths: number): string => (tenths / 10).toFixed(1);
