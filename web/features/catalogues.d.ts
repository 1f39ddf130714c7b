import 'i18next';

/** The catalogues of features, for the compiler to know their keys: `en.json` is named for its folder. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: (typeof import('./account/en.json'))['default'];
    bankQr: (typeof import('./bankQr/en.json'))['default'];
    coachDashboard: (typeof import('./coachDashboard/en.json'))['default'];
    coaches: (typeof import('./coaches/en.json'))['default'];
    coachAccount: (typeof import('./coaches/coachAccount.en.json'))['default'];
    competitionAdmin: (typeof import('./competitionAdmin/en.json'))['default'];
    competitionFields: (typeof import('./competitionSetup/competitionFields.en.json'))['default'];
    competitionList: (typeof import('./competitionList/en.json'))['default'];
    competitionPage: (typeof import('./competitionPage/en.json'))['default'];
    competitionSetup: (typeof import('./competitionSetup/en.json'))['default'];
    consent: (typeof import('./consent/en.json'))['default'];
    dashboard: (typeof import('./dashboard/en.json'))['default'];
    documents: (typeof import('./documents/en.json'))['default'];
    doubles: (typeof import('./doubles/en.json'))['default'];
    eligibility: (typeof import('./eligibility/en.json'))['default'];
    emergency: (typeof import('./myEntries/emergency.en.json'))['default'];
    entries: (typeof import('./entries/en.json'))['default'];
    entryActions: (typeof import('./entryActions/en.json'))['default'];
    entryChanges: (typeof import('./entries/entryChanges.en.json'))['default'];
    entryHandover: (typeof import('./entryHandover/en.json'))['default'];
    entryImport: (typeof import('./entryImport/en.json'))['default'];
    entryLists: (typeof import('./entryLists/en.json'))['default'];
    entryPage: (typeof import('./myEntries/entryPage.en.json'))['default'];
    entryRecord: (typeof import('./entryRecord/en.json'))['default'];
    entryStates: (typeof import('./entries/entryStates.en.json'))['default'];
    exports: (typeof import('./exports/en.json'))['default'];
    flights: (typeof import('./flights/en.json'))['default'];
    formBuilder: (typeof import('./formBuilder/en.json'))['default'];
    groupEntries: (typeof import('./enter/groupEntries.en.json'))['default'];
    home: (typeof import('./home/en.json'))['default'];
    ice: (typeof import('./ice/en.json'))['default'];
    landing: (typeof import('./competitionList/landing.en.json'))['default'];
    membershipHint: (typeof import('./members/membershipHint.en.json'))['default'];
    live: (typeof import('./live/en.json'))['default'];
    judge: (typeof import('./judge/en.json'))['default'];
    members: (typeof import('./members/en.json'))['default'];
    myAccount: (typeof import('./myAccount/en.json'))['default'];
    myEntries: (typeof import('./myEntries/en.json'))['default'];
    judging: (typeof import('./panels/judging.en.json'))['default'];
    panels: (typeof import('./panels/en.json'))['default'];
    partner: (typeof import('./enter/partner.en.json'))['default'];
    pay: (typeof import('./myEntries/pay.en.json'))['default'];
    payments: (typeof import('./payments/en.json'))['default'];
    publishing: (typeof import('./publishing/en.json'))['default'];
    received: (typeof import('./enter/received.en.json'))['default'];
    mySchedule: (typeof import('./mySchedule/en.json'))['default'];
    publicSchedule: (typeof import('./publicSchedule/en.json'))['default'];
    recheck: (typeof import('./recheck/en.json'))['default'];
    recovery: (typeof import('./account/recovery.en.json'))['default'];
    refunds: (typeof import('./entries/refunds.en.json'))['default'];
    reminders: (typeof import('./reminders/en.json'))['default'];
    results: (typeof import('./results/en.json'))['default'];
    rinks: (typeof import('./rinks/en.json'))['default'];
    running: (typeof import('./running/en.json'))['default'];
    schedule: (typeof import('./schedule/en.json'))['default'];
    security: (typeof import('./myAccount/security.en.json'))['default'];
    scoring: (typeof import('./scoring/en.json'))['default'];
    settings: (typeof import('./settings/en.json'))['default'];
    statusPages: (typeof import('./statusPages/en.json'))['default'];
    users: (typeof import('./users/en.json'))['default'];
    waitlist: (typeof import('./waitlist/en.json'))['default'];
  }
}
