export const TABS = ['payments', 'statement', 'rinks', 'report'] as const;

export type MoneyTab = (typeof TABS)[number];

/** The tab that the address names, the first where it names none. */
export function tabOf(name: string | null): MoneyTab {
  return TABS.find((tab) => tab === name) ?? 'payments';
}
