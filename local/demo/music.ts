import type { IndividualEntry } from '../../functions/store/entering/entries/storedEntry.ts';

const TITLES = [
  'Clair de Lune (Debussy)',
  'The Swan (Saint-Saëns)',
  'Hungarian Dance No. 5 (Brahms)',
  'Morning Mood (Grieg)',
  'The Entertainer (Joplin)',
  'Waltz of the Flowers (Tchaikovsky)',
  'Danse macabre (Saint-Saëns)',
] as const;

/** Every fifth family has not named its music yet. */
export function withMusic(entries: readonly IndividualEntry[]): IndividualEntry[] {
  return entries.map((entry, index) => ({
    ...entry,
    events: entry.events.map((event) =>
      index % 5 === 4 ? event : { ...event, musicTitle: TITLES[index % TITLES.length] },
    ),
  }));
}
