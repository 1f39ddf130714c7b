import type { PanelBook, SeatChange } from '../../../../shared/domain/planning/panels/panelBook.ts';
import type { SeatRule } from '../../../../shared/domain/planning/panels/seatRule.ts';
import type { FieldCode } from '../../../../shared/contract/core/fieldMessages.ts';

/** The code by which a refusal names each rule; its sentence is that of the field `seat`. */
export const RULE_CODES: Readonly<Record<SeatRule, FieldCode>> = {
  skates: 'MustEnabled',
  certificate: 'MustCorrect',
  availability: 'MustWithin',
  pupil: 'MustAvailable',
  samePanel: 'AlreadyExist',
  otherPanel: 'MustAfter',
  oneRink: 'MustSmaller',
};

/** The rules that changed seats break once all changes are made, by the change's index. */
export function brokenSeatRules(
  book: PanelBook,
  changes: readonly SeatChange[],
): { readonly index: number; readonly rule: SeatRule }[] {
  const after = book.after(changes);
  return changes.flatMap(({ panelId, seat: place, coachId }, index) => {
    const seat = after.seatOf(panelId, place);
    if (!seat || coachId === null) return [];
    const rule = after.sitsTwice(seat, coachId) ? 'samePanel' : after.ruleAgainst(seat, coachId);
    return rule ? [{ index, rule }] : [];
  });
}
