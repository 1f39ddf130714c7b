import type { Language } from '../../../contract/core/languages.ts';

export interface DocumentRow {
  readonly text: string;
  /** Smaller text below the row's text. */
  readonly note: string | null;
  readonly amount: string;
}

export interface DocumentSection {
  readonly heading: string;
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly strong: boolean }[];
}

/** The text of a bank's QR code, with what to do with it. */
export interface BankCode {
  readonly text: string;
  readonly label: string;
}

/** The part that a treasurer looks for first: the amount due and how to pay it, or what was paid. */
export interface DocumentHighlight {
  readonly label: string;
  readonly amount: string;
  /** How to pay; null when nothing is due. */
  readonly howToPay: {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly code: BankCode | null;
  } | null;
}

/** The complete text of a document: screen, print and PDF show the same words and figures. */
export interface DocumentLayout {
  readonly language: Language;
  readonly title: string;
  /** Which document it replaces, or which one replaced it. */
  readonly remarks: readonly string[];
  readonly issuer: { readonly name: string; readonly lines: readonly string[] };
  readonly highlight: DocumentHighlight;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly DocumentSection[];
  readonly notes: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** The page number at the foot of each page: `1 / 2`. */
  readonly page: (page: number, pages: number) => string;
}
