import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import type { OnIceOverrides } from '../../../contract/entering/competitions/onIce.ts';
import type { PlanEvent } from '../../../contract/core/planningFiles.ts';
import { planEventOf, type JudgedEvent } from '../../entering/onIce/judgingOf.ts';

interface FormatToPlan extends OnIceOverrides {
  readonly id: string;
  readonly format: string;
  readonly entry: EntryKind;
  readonly events: readonly (JudgedEvent & { readonly id: string })[];
}

/** An event as an entry has it. */
export interface PlannableEvent {
  readonly id: string;
  readonly formatId: string;
  readonly format: string;
  readonly level: string;
  readonly seconds: number;
  readonly entry: EntryKind;
}

export interface EventToPlan {
  readonly planEvent: PlanEvent;
  readonly shown: Omit<PlannableEvent, 'seconds'>;
}

/**
 * The events of a form, in its order, then entered ones that the form no longer has: they are skated by the prefilled
 * rules.
 */
export function eventsToPlan(
  formats: readonly FormatToPlan[],
  entered: readonly PlannableEvent[],
): EventToPlan[] {
  const offered = formats.flatMap((format) =>
    format.events.map((event): EventToPlan => {
      const { id: formatId, format: name, entry } = format;
      const shown = { id: event.id, formatId, format: name, level: event.level, entry };
      return { planEvent: planEventOf(format, event), shown };
    }),
  );
  const known = new Set(offered.map(({ shown }) => shown.id));
  const others = new Map(entered.filter(({ id }) => !known.has(id)).map((event) => [event.id, event]));
  return [
    ...offered,
    ...[...others.values()].map(({ seconds, ...shown }): EventToPlan => {
      const { id, format, level, entry } = shown;
      return { planEvent: planEventOf({ format, entry }, { id, level, seconds }), shown };
    }),
  ];
}
