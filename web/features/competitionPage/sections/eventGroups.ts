import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import { nameOrder } from '../../../../shared/domain/skaters/nameOrder.ts';
import { KINDS_SHOWN } from '../entryKinds.ts';

export type EventFormat = Form['formats'][number];

export interface KindOfEvents {
  readonly kind: EntryKind;
  readonly formats: readonly EventFormat[];
}

/** The formats for skaters, teams and couples, each kind in the form's own order. */
export function byKind(formats: readonly EventFormat[]): KindOfEvents[] {
  return KINDS_SHOWN.map((kind) => ({ kind, formats: formats.filter(({ entry }) => entry === kind) })).filter(
    (group) => group.formats.length > 0,
  );
}

/** Events whose format and level hold every typed word; a format whose name does is found whole. */
export function matchingFormats(formats: readonly EventFormat[], typed: string): EventFormat[] {
  const words = nameOrder(typed).split(' ');
  const matches = (text: string) => words.every((word) => nameOrder(text).includes(word));
  return formats.flatMap((format): EventFormat[] => {
    if (matches(format.format)) return [format];
    const events = format.events.filter(({ level }) => matches(`${format.format} ${level}`));
    return events.length > 0 ? [{ ...format, events }] : [];
  });
}
