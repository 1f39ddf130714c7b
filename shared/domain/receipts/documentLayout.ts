import type { Language } from '../../contract/core/languages.ts';

export interface DocumentRow {
  readonly text: string;
  /** Smaller, below it. */
  readonly note: string | null;
  readonly amount: string;
}

export interface DocumentSection {
  readonly heading: string;
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly strong: boolean }[];
}

/**
 * A document of money as it is read, every word and figure of it: what is shown on screen, printed and
 * drawn as PDF are the same.
 */
export interface DocumentLayout {
  readonly language: Language;
  readonly title: string;
  /** What it replaces, or what replaced it. */
  readonly remarks: readonly string[];
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly DocumentSection[];
  readonly notes: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** At the foot of each page: `1 / 2`. */
  readonly page: (page: number, pages: number) => string;
}
