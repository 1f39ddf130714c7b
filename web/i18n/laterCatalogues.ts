import type { Messages } from './translate.ts';

/** With those that `i18n.ts` names, and those of the first load, these are all catalogues. */
export const LATER_CATALOGUES = import.meta.glob<Messages>(
  [
    './en/*.json',
    '!./en/{common,controls,form,layout,ui}.json',
    '../features/*/*/*.json',
    '!../features/*/{competitionList,competitionPage,consent,eligibility,entries}/*.json',
    '!../features/people/account/en.json',
    '!../features/entering/enter/groupEntries.en.json',
    '!../features/people/members/membershipHint.en.json',
    '!../features/day/{live,follow,results}/en.json',
    '!../features/public/publicSchedule/en.json',
  ],
  { import: 'default' },
);
