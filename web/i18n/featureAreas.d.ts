import 'i18next';
import type account from './en/account.json';
import type competitionEditor from './en/competitionEditor.json';
import type competitionPage from './en/competitionPage.json';
import type competitionTables from './en/competitionTables.json';
import type competitionFields from './en/competitionFields.json';
import type competitions from './en/competitions.json';
import type conflict from './en/conflict.json';
import type desk from './en/desk.json';
import type entries from './en/entries.json';
import type entryForm from './en/entryForm.json';
import type entryRecord from './en/entryRecord.json';
import type entryStates from './en/entryStates.json';
import type groupEntries from './en/groupEntries.json';
import type history from './en/history.json';
import type landing from './en/landing.json';
import type lists from './en/lists.json';
import type menu from './en/menu.json';
import type memberships from './en/memberships.json';
import type myAccount from './en/myAccount.json';
import type received from './en/received.json';
import type recovery from './en/recovery.json';
import type rinks from './en/rinks.json';
import type status from './en/status.json';
import type submissions from './en/submissions.json';
import type uploads from './en/uploads.json';
import type users from './en/users.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof account;
    competitionEditor: typeof competitionEditor;
    competitionFields: typeof competitionFields;
    competitions: typeof competitions;
    competitionPage: typeof competitionPage;
    competitionTables: typeof competitionTables;
    conflict: typeof conflict;
    desk: typeof desk;
    entries: typeof entries;
    entryForm: typeof entryForm;
    entryRecord: typeof entryRecord;
    entryStates: typeof entryStates;
    groupEntries: typeof groupEntries;
    history: typeof history;
    landing: typeof landing;
    lists: typeof lists;
    menu: typeof menu;
    memberships: typeof memberships;
    myAccount: typeof myAccount;
    received: typeof received;
    recovery: typeof recovery;
    rinks: typeof rinks;
    status: typeof status;
    submissions: typeof submissions;
    uploads: typeof uploads;
    users: typeof users;
  }
}
