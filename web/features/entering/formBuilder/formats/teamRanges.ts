import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { MAX_ROSTER_SIZE } from '../../../../../shared/domain/entering/entries/maxRosterSize.ts';

type FormEvent = Form['formats'][number]['events'][number];

interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** A typed range: "8-15", "20+" or "12" (up to 12); null if empty, NaN if invalid. */
function rangeOf(typed: string): Range | null {
  const text = typed.trim();
  if (text === '') return null;
  const [, from, to] = /^(\d{1,3})\s*(?:[-–]|to)\s*(\d{1,3})$/.exec(text) ?? [];
  if (from !== undefined) return { from: Number(from), to: Number(to) };
  const [, least] = /^(\d{1,3})\s*\+$/.exec(text) ?? [];
  if (least !== undefined) return { from: Number(least), to: null };
  return { from: null, to: /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN };
}

/** A team's size and ages for the wire; the schema refuses invalid ranges. */
export function rangesOf({ size, ages }: { readonly size: string; readonly ages: string }) {
  const [skaters, division] = [rangeOf(size), rangeOf(ages)];
  const sizes = skaters && [skaters.from ?? skaters.to ?? Number.NaN, skaters.to ?? MAX_ROSTER_SIZE];
  return {
    ...(sizes && { skaters: sizes as [number, number] }),
    ...(division && { ages: { ...division } }),
  };
}

/** Whether the text is empty or an ascending range within the limits. */
export function isRange(typed: string, most: number, least = 0): boolean {
  const range = rangeOf(typed);
  if (!range) return true;
  const [from, to] = [range.from ?? least, range.to ?? most];
  return from >= least && from <= to && to <= most;
}

/** Both as text; empty for an event without ranges of its own. */
export function shownRanges(skaters: readonly number[] | null | undefined, ages: FormEvent['ages']) {
  const [from = null, to = null] = skaters ?? [];
  const size = skaters && shown({ from, to: to === MAX_ROSTER_SIZE ? null : to });
  return { size: size ?? '', ages: ages ? shown(ages) : '' };
}

function shown({ from, to }: Range): string {
  if (to === null) return `${from ?? 0}+`;
  return from === null ? String(to) : `${from}–${to}`;
}
