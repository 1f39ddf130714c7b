import type { Messages } from './translate.ts';

/** Catalogues of the admin area; with those that `i18n.ts` names they are all that are not in the first load. */
export const ADMIN_CATALOGUES = import.meta.glob<Messages>(
  [
    './*/*.json',
    '!./en/{common,controls,form,layout,ui}.json',
    '../features/*/*.json',
    '!../features/{account,competitionList,competitionPage,consent,eligibility,enter,entries,entryHandover,members,statusPages}/*.json',
  ],
  { import: 'default' },
);
