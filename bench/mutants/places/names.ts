import type { Mutant } from '../mutant.ts';

const CONSENT = ['consent.test.ts'];
const GUESSES = ['guessGivenName.test.ts'];

export const NAMES: readonly Mutant[] = [
  {
    mistake: 'a name that nobody confirmed is published in full',
    within: 'publishedForm',
    from: "? 'initials' : chosen",
    to: "? 'full' : chosen",
    tests: CONSENT,
  },
  {
    mistake: 'whoever chose nothing is published in full',
    within: 'DEFAULT_PUBLISHED_FORM',
    from: "'firstAndRink'",
    to: "'full'",
    tests: [...CONSENT, 'publicSchedule.http.test.ts'],
  },
  {
    mistake: 'initials are published as the full name',
    within: 'publishedName',
    from: "if (form === 'initials') return initials(fullName);",
    to: "if (form === 'initials') return fullName;",
    tests: CONSENT,
  },
  {
    mistake: 'a guess proposes the family name where both ends are family names',
    within: 'inLatin',
    from: "if (atStart === 'family') return null;",
    to: "if (atStart === 'family') return inTitleCase(first);",
    tests: GUESSES,
  },
  {
    mistake: 'accents hide a family name',
    within: 'folded',
    file: 'consent/guessGivenName.ts',
    from: 'plainText(word)',
    to: 'word',
    tests: GUESSES,
  },
  {
    mistake: 'a link is a given name',
    within: 'isGivenName',
    from: ' && !LINK.test(name)',
    to: '',
    tests: CONSENT,
  },
  {
    mistake: 'a name of any length is a given name',
    within: 'isGivenName',
    from: ' || [...name].length > MAX_GIVEN_NAME',
    to: '',
    tests: CONSENT,
  },
  {
    mistake: 'a confirmed name stands after its skater’s name was corrected',
    within: 'nameAfterCorrection',
    from: 'return isCorrected ? null : givenName;',
    to: 'return givenName;',
    tests: CONSENT,
  },
  {
    mistake: 'a reset of one child takes the names of all',
    within: 'withoutGivenName',
    from: 'if (one !== own) return one;',
    to: 'if (own === undefined) return one;',
    tests: [...CONSENT, 'givenNames.http.test.ts'],
  },
  {
    mistake: 'initials are published beside the rink',
    within: 'publishedName',
    from: "if (form === 'initials') return initials(fullName);",
    to: "if (form === 'initials') return `${initials(fullName)}, ${homeIsiRink}`;",
    tests: CONSENT,
  },
];
