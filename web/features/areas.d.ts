import 'i18next';
import type account from '../i18n/en/account.json';
import type competitionEditor from '../i18n/en/competitionEditor.json';
import type competitionTables from '../i18n/en/competitionTables.json';
import type competitions from '../i18n/en/competitions.json';
import type entries from '../i18n/en/entries.json';
import type entryForm from '../i18n/en/entryForm.json';
import type entryStates from '../i18n/en/entryStates.json';
import type landing from '../i18n/en/landing.json';
import type lists from '../i18n/en/lists.json';
import type menu from '../i18n/en/menu.json';
import type rinks from '../i18n/en/rinks.json';
import type status from '../i18n/en/status.json';
import type submissions from '../i18n/en/submissions.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof account;
    competitionEditor: typeof competitionEditor;
    competitions: typeof competitions;
    competitionTables: typeof competitionTables;
    entries: typeof entries;
    entryForm: typeof entryForm;
    entryStates: typeof entryStates;
    landing: typeof landing;
    lists: typeof lists;
    menu: typeof menu;
    rinks: typeof rinks;
    status: typeof status;
    submissions: typeof submissions;
  }
}
