/**
 * Tests that only `npm run test:thorough` runs, and with it each night and each release (decision 0325): what a change seldom
 * breaks and what takes longest, of each area some. Whoever works on one of these subjects runs its files by name.
 */
export const NIGHTLY_TESTS: readonly string[] = [
  // Functions as a deployment bundles them.
  'infra/bundles.test.ts',
  // Processes that are started, killed and started again.
  'bench/{killedPublication,killedServer}.test.ts',
  'local/dynamo/{batches,bulkPut,command,crash}.test.ts',
  'local/host/{command,earlierRelease,relayedMail}.test.ts',
  // Commands of an operator.
  'local/operator/{makeSuperAdministrator,machine/update,transfer/import,transfer/transfer}.test.ts',
  // Hundreds of calls at once or one after the other, and whole days.
  'functions/api/wrongParameters.http.test.ts',
  'functions/api/people/authentication/{bursts,lockOut,recovery}.http.test.ts',
  'functions/services/day/rehearsals/troubledDay.http.test.ts',
  'functions/services/day/push/watchedDay.http.test.ts',
  'functions/services/day/results/{approvalRaces,corrections,placesBySystem}.http.test.ts',
  'functions/services/day/sheets/{approvedSheets,swappedJudges}.http.test.ts',
  'functions/services/money/cards/cardEvents.http.test.ts',
  'functions/services/day/running/{rehearsedDay,scratches}.http.test.ts',
  'functions/services/entering/entries/forFamilies/takeOverEntries.http.test.ts',
  'functions/services/entering/entries/waitlist/waitingInterleaved.http.test.ts',
  'functions/api/people/memberships/nastyNames.http.test.ts',
  'functions/services/planning/cancelledEvents/cancelRaces.http.test.ts',
  // Every screen and part, with axe, and the rights of each role at each page (the calls' own rights are tried each time).
  'e2e/{access,busy,gallery,largeText,screensManager,screensOthers,screensSuperadmin,session,tables,touch}.test.ts',
  // Entering
  'e2e/{changedRules,dashboard,duplicates,entriesForFamilies,familyLimit,forms,groupEntries,manyFiles,music,musicDay,musicDesk,musicQuota,orderSummary,partner,setup,upload}.test.ts',
  // Money
  'e2e/{money,payments}.test.ts',
  // Planning
  'e2e/{begunFlights,boardUndo,cancelEvent,flights,panels,publishing,schedule,twoSurfaces}.test.ts',
  // The day
  'e2e/{checkIn,corrections,helpers,judge,late,lostIce,mistakes,offlineFamily,rehearsal,sheets,today}.test.ts',
  // People
  'e2e/{accounts,accountsMine,administratorPath,guardians,rinks,secondFactor,secondFactorRequired,twoTabs,unsentMails}.test.ts',
  // Public pages
  'e2e/{postedResult,publicPage,publicSchedule}.test.ts',
];
