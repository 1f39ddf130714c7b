import { momentText } from '../../../core/dates/venueClock.ts';
import { DAY_WORDS } from '../../words/dayWords.ts';

/** A place stays when its skater is removed, because places 1 and 3 alone would raise the question who was second. */
export const shownName = (name: string | null): string => name ?? DAY_WORDS.protocol.removedName;

/** "7 Nov 2026, 14:10", of a UTC instant in venue time. */
export const instantText = (at: string, timeZone: string): string => momentText(at, timeZone, 'medium');
