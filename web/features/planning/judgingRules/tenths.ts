/** "7", "7.0" and "7,0" are 70 tenths; NaN for anything else. */
export function readTenths(text: string): number {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d?)?$/.test(typed) ? Math.round(Number(typed) * 10) : Number.NaN;
}

/** "7.0"; '' for NaN. */
export const tenthsInput = (tenths: number): string => (Number.isNaN(tenths) ? '' : (tenths / 10).toFixed(1));
