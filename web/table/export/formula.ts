/**
 * Spreadsheet programs treat text as a formula if it begins with one of these after any invisible characters
 * (OWASP, "CSV Injection"); some also fold other widths and styles into these, by Unicode's compatibility
 * forms.
 */
const FORMULA =
  /^[\s\p{C}]*[=+\-@\u207A\u207C\u208A\u208C\u2212\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u;

/** Whether a spreadsheet program could run this text. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}
