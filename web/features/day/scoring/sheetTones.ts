import type { SheetState } from '../../../../shared/domain/day/sheets/sheetState.ts';
import type { PillTone } from '../../../ui/Pill.tsx';

const TONES: Readonly<Record<SheetState, PillTone>> = {
  empty: 'neutral',
  started: 'info',
  conflict: 'bad',
  toHandIn: 'info',
  toConfirm: 'warn',
  counts: 'good',
};

/** The colour of a sheet's state, beside its word. */
export const toneOf = (state: SheetState): PillTone => TONES[state];
