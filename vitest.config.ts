import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NIGHTLY_TESTS } from './local/testing/nightlyTests.ts';
import { routeIndexPlugin } from './web/api/routeIndexPlugin.ts';
import { sharedTextsPlugin } from './web/i18n/sharedTexts.ts';

/** vitest's one second is short for a machine that has other work and a disk that is busy. */
const expectations = { poll: { timeout: 60_000 } };

const isWalk = ({ moduleId }: TestSpecification) => path.basename(moduleId).startsWith('screens');

/** The largest files first, as vitest has it, but before them the walks through all screens: three lines, a minute each. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))];
  }
}

/** Folders below `local` whose tests start and stop what they use themselves, so they can share modules. */
const SHARING = 'local/{competitionDay,demo,dynamo,mail,objects,secrets}/**/*.test.ts';

/**
 * Tests whose table, if they need one, is their own, that draw their ids and put back the clock and each setting: these share
 * modules too.
 */
const SHARING_TABLES = [
  'functions/{floors,store/*}.test.ts',
  'functions/store/*/**/*.test.ts',
  'functions/platform/{LruCache,retry,runInParallel,documents/wrapped,errors/apiError,outbox/fairOrder}.test.ts',
  'functions/platform/table/{contendedTransaction,cursor,idempotency,transaction,writes}.test.ts',
  'functions/services/planning/{panels,publishing}/**/*.test.ts',
  'functions/services/day/{awards,results}/**/*.test.ts',
  'functions/services/public/outbox/{claimRaces,clockJumps,everyKind,outbox,takeMailEvent}.test.ts',
  'functions/services/money/documents/**/*.test.ts',
  'functions/services/core/{documents,throttling}/**/*.test.ts',
  'functions/services/core/mail/{directMails,mailHandler}.test.ts',
  'functions/services/entering/{competitions,duplicates}/**/*.test.ts',
  'functions/services/entering/entries/{capacity,followUp,partners,pricing,save,submit,update,views,withdraw}/**/*.test.ts',
  'functions/services/entering/entries/eligibility/countRegistryLookups.test.ts',
  'functions/services/entering/entries/forFamilies/moveEntry.test.ts',
  'local/host/{api,development,storage}/**/*.test.ts',
  'local/host/template/read*.test.ts',
  'local/host/http/{distribution,edgeCache}.test.ts',
  'local/operator/transfer/{competitionSelection,storedItem}.test.ts',
  'local/testing/{areas,browserReads,conditionCensus,exportedNames,findBrowser}.test.ts',
];

/**
 * The product runs on Node as it is written, and so do its tests: what Vite makes of a module takes longer to load and,
 * as each imported name is looked up anew, up to twice as long to run.
 */
const native = { viteModuleRunner: false, nodeLoader: false };

/** Tests that load a module a second time (`vi.resetModules`), which Node alone cannot. */
const RELOADING = [
  'functions/api/entering/files/signedPath.test.ts',
  'functions/platform/metrics.test.ts',
  'functions/services/core/mail/sendMail.test.ts',
];

/** The full counts of generated tests: every night, and by `npm run test:thorough` (decision 0312). */
const provide = { isThorough: process.env['THOROUGH'] === 'true' };

/** Left out by `npm test` without names (decision 0325). */
const nightly = process.env['WITHOUT_NIGHTLY_TESTS'] === 'true' ? [...NIGHTLY_TESTS] : [];

const unit = {
  provide,
  expect: expectations,
  exclude: ['**/*.http.test.ts', ...nightly],
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // vitest alone would leave one of two cores idle.
  maxWorkers: 2,
  // The CDK's own check of each template only prints, and takes longer than the rest of a synthesis.
  env: { CDK_VALIDATION: 'false' },
};

/** Unit tests (`*.test.ts`, `--project=unit*`) and calls over HTTP (`*.http.test.ts`) beside the code; the built page in a browser (e2e/). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // A feature's index names parts that call the API, whatever a test takes from it.
        plugins: [routeIndexPlugin(), sharedTextsPlugin()],
        test: {
          ...unit,
          name: 'unit-web',
          include: ['web/**/*.test.{ts,tsx}'],
          // Half of such a test's time would go into modules that the last one has loaded already.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['{shared,infra,bench,docs,scripts}/**/*.test.ts', SHARING],
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          experimental: native,
        },
      },
      {
        test: {
          ...unit,
          name: 'unit-tables',
          include: SHARING_TABLES,
          globalSetup: 'local/testing/templates.ts',
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          experimental: native,
        },
      },
      {
        // Functions read their environment and keep their clients as in a process of their own.
        test: {
          ...unit,
          name: 'unit-alone',
          include: ['{functions,local}/**/*.test.ts'],
          exclude: [...unit.exclude, SHARING, ...SHARING_TABLES, ...RELOADING],
          globalSetup: 'local/testing/templates.ts',
          experimental: native,
        },
      },
      {
        test: { ...unit, name: 'unit-reloading', include: RELOADING },
      },
      {
        test: {
          name: 'http',
          // The files of a worker share the log-ins of the demo's accounts.
          isolate: false,
          expect: expectations,
          provide,
          include: ['functions/**/*.http.test.ts'],
          exclude: nightly,
          experimental: native,
          globalSetup: 'local/testing/runningHost.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          // The files of a worker share its browser.
          isolate: false,
          expect: expectations,
          include: ['e2e/**/*.test.ts'],
          exclude: nightly,
          setupFiles: 'e2e/failedPages.ts',
          globalSetup: ['local/testing/foundBrowser.ts', 'local/testing/runningHost.ts'],
          testTimeout: 360_000,
          hookTimeout: 240_000,
          // What a page shows depends on the machine's other work; scripts/test.mjs names each test that was tried twice.
          retry: 1,
          // A browser test waits for its page half of the time.
          maxWorkers: 3,
        },
      },
    ],
  },
});
