/**
 * Spreadsheet programs take text for a formula that begins with one of these, after anything that
 * cannot be seen (OWASP, "CSV Injection"), and some fold other widths and styles of them, by Unicode's
 * compatibility forms, into these.
 */
const FORMULA =
  /^[\s\p{C}]*[=+\-@\u207A\u207C\u208A\u208C\u2212\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u;

/** Whether a spreadsheet program could run this text. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
