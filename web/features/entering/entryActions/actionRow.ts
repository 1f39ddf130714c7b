import type { DanceRow, SkaterRow, TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';

/** A row of an entry list, with the fields that its actions need. */
export type ActionRow = Pick<
  SkaterRow | TeamRow | DanceRow,
  | 'id'
  | 'kind'
  | 'competitionId'
  | 'familyId'
  | 'version'
  | 'state'
  | 'currency'
  | 'lateFee'
  | 'musicFee'
  | 'retained'
  | 'totalPrice'
  | 'paid'
  | 'balance'
  | 'paymentReference'
  | 'ownRink'
  | 'labels'
  | 'homeIsiRink'
  | 'entryCoach'
>;

/** A row with its name, as the dialogs show it. */
export interface NamedRow extends ActionRow {
  readonly name: string;
}

/** The entry's amount due; 0 for one with a refund due. */
export function dueOfRow({ balance }: Pick<ActionRow, 'balance'>): number {
  return Math.max(0, balance ?? 0);
}
