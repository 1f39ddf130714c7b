import { hasEnded } from '../../core/registration/hasEnded.ts';

/** Until when an organiser takes music. Which formats skate to their own is in the form. */
export interface MusicRules {
  /** A UTC instant; null where music is taken until the competition ends. */
  readonly until: string | null;
  /** Whether families may still send after it, marked as late. */
  readonly takesLate: boolean;
  /** What each programme's first late file costs, in minor units; 0 for nothing. */
  readonly lateFee: number;
}

/** A head coach sends for families, as long as they may. */
export type MusicSender = 'family' | 'coach' | 'organiser';

export type MusicWindow = 'none' | 'open' | 'late' | 'closed';

/** What a form says of a format whose skaters bring their own. */
const OWN = 'own';

interface FormOfMusic {
  readonly formats: readonly { readonly id: string; readonly music: string }[];
}

/** Whether the programmes of a format skate to their own music. */
export const skatesToOwnMusic = ({ formats }: FormOfMusic, formatId: string): boolean =>
  formats.some(({ id, music }) => id === formatId && music === OWN);

/**
 * Whether music is taken at `now`. An organiser sends after the deadline too, because the disc was handed over at the desk.
 * @param rules null where the organiser collects no music
 * @param now for an upload the moment at which it began: a deadline that passes meanwhile takes nothing away
 */
export function musicWindow(
  rules: Pick<MusicRules, 'until' | 'takesLate'> | null,
  by: MusicSender,
  { competition, now }: { readonly competition: Parameters<typeof hasEnded>[0]; readonly now: Date },
): MusicWindow {
  if (rules === null) return 'none';
  if (hasEnded(competition, now)) return 'closed';
  const isLate = rules.until !== null && Date.parse(rules.until) <= now.getTime();
  if (!isLate) return 'open';
  return by === 'organiser' || rules.takesLate ? 'late' : 'closed';
}

interface FeeFacts {
  readonly by: MusicSender;
  readonly window: MusicWindow;
}

/**
 * What a file costs a programme that is sent at this moment, in minor units: the late fee, once for each programme, however
 * often its file is replaced. What an organiser sends costs nothing, because it was handed over.
 * @param charged what the programme was charged before, 0 where the organiser waived it; undefined for never
 */
export const musicFeeDue = (
  { lateFee }: Pick<MusicRules, 'lateFee'>,
  { by, window }: FeeFacts,
  charged: number | undefined,
): number => (by !== 'organiser' && window === 'late' && charged === undefined ? lateFee : 0);

/** What all music is played at, in LUFS. */
const PLAYED_AT = -16;
/** A quiet file is not raised further, because its noise would rise too. */
const MOST_GAIN = 12;

/** The decibels by which a desk plays a file louder or softer; the file stays as it is. @param lufs its loudness */
export const playbackGain = (lufs: number): number =>
  Math.round(Math.max(-MOST_GAIN, Math.min(MOST_GAIN, PLAYED_AT - lufs)) * 10) / 10;
