import type { MenuIconName } from './MenuIcon.tsx';

export interface NavItem {
  readonly path: string;
  readonly label: string;
}

export interface MenuItem extends NavItem {
  readonly icon: MenuIconName;
}

/** Items of the menu under a heading. */
export interface MenuGroup {
  readonly heading: string;
  /** The competition that the items are about, for accounts that work with several. */
  readonly about?: string | undefined;
  readonly items: readonly MenuItem[];
  /** Below the items, why there are no more. */
  readonly note?: string;
}
