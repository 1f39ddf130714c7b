/**
 * Spreadsheet programs take text for a formula that begins with one of these, after anything that
 * cannot be seen, and in the full widths of East Asian keyboards too (OWASP, "CSV Injection").
 */
const FORMULA = /^[\s\p{C}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u;

/** Whether a spreadsheet program could run this text. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
