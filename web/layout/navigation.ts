/** An entry of a menu: where it leads and what it is called. */
export interface NavItem {
  readonly path: string;
  readonly label: string;
}
