/** A mark as somebody writes it, `7.2`, `7,2` or `7`, in tenths; null for anything else. */
export function readMark(text: string): number | null {
  const [, whole = '', tenth = '0'] = /^\s*(\d{1,4})(?:[.,](\d))?\s*$/.exec(text) ?? [];
  return whole === '' ? null : Number(whole) * 10 + Number(tenth);
}
