import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';
import { KINDS_SHOWN } from '../entryKinds.ts';

export type FormFormat = Form['formats'][number];

export interface EventKindGroup {
  readonly kind: EntryKind;
  readonly formats: readonly FormFormat[];
}

/** Formats for individuals, teams and couples, each in the form's order. */
export function groupByKind(formats: readonly FormFormat[]): EventKindGroup[] {
  return KINDS_SHOWN.map((kind) => ({ kind, formats: formats.filter(({ entry }) => entry === kind) })).filter(
    (group) => group.formats.length > 0,
  );
}

/** Events that match every typed word by format and level; a format that matches by name keeps all events. */
export function matchingFormats(formats: readonly FormFormat[], typed: string): FormFormat[] {
  const words = nameOrder(typed).split(' ');
  const matches = (text: string) => words.every((word) => nameOrder(text).includes(word));
  return formats.flatMap((format): FormFormat[] => {
    if (matches(format.format)) return [format];
    const events = format.events.filter(({ level }) => matches(`${format.format} ${level}`));
    return events.length > 0 ? [{ ...format, events }] : [];
  });
}
