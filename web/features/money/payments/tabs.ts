export const TABS = ['payments', 'statement', 'rinks', 'report'] as const;

export type PaymentsTabName = (typeof TABS)[number];

/** The tab that the address names, or the first. */
export function tabOf(name: string | null): PaymentsTabName {
  return TABS.find((tab) => tab === name) ?? 'payments';
}
