import type { Item } from '../../../platform/table/read.ts';

/** A step from one version of stored data to the next (decision 0310). */
export interface Migration {
  /** The version of the data after it. */
  readonly to: number;
  readonly title: string;
  /**
   * The item as the new version stores it, under its own key; null where it stays as it is. What it has changed it leaves
   * alone, so that a run that broke off can be repeated. The release with the migration reads both forms.
   */
  readonly change: (item: Item) => Item | null;
}
