import type { FeeLine } from './fee.ts';

interface MusicEvent {
  readonly state: 'confirmed' | 'waiting';
  /** Charged for a late music file, in minor units; absent for nothing. */
  readonly musicFee?: number | undefined;
}

/** What an entry is charged for late music files, in minor units: an event on a waitlist costs nothing yet. */
export const musicFeeOf = (events: readonly MusicEvent[]): number =>
  events.reduce((sum, { state, musicFee = 0 }) => (state === 'confirmed' ? sum + musicFee : sum), 0);

/** The line of late music files; none for none. */
export const musicFeeLines = (amount: number): FeeLine[] => (amount > 0 ? [{ order: 'music', amount }] : []);
