export interface NavItem {
  readonly path: string;
  readonly label: string;
}
