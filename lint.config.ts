import { defineConfig, type OxlintConfig } from 'oxlint';
import coinages from './docs/coinages.json' with { type: 'json' };

/** What `npm run lint` refuses. Rules that need types are in .oxlintrc.json, for `npm run types`: decision 0210. */

type Rules = NonNullable<OxlintConfig['rules']>;

const errors = (...names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [name, 'error']));

/** ESLint's recommended rules, without those of the type check and of a module's syntax. */
const recommended = errors(
  'for-direction',
  'no-async-promise-executor',
  'no-array-constructor',
  'no-case-declarations',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-empty-pattern',
  'no-empty-static-block',
  'no-ex-assign',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-global-assign',
  'no-invalid-regexp',
  'no-irregular-whitespace',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-self-assign',
  'no-shadow-restricted-names',
  'no-sparse-arrays',
  'no-unassigned-vars',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-unused-expressions',
  'no-unused-labels',
  'no-unused-private-class-members',
  'no-useless-assignment',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-constructor',
  'no-useless-escape',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
  'require-yield',
  'use-isnan',
  'valid-typeof',
);

/** What the type check finds in TypeScript. */
const untyped = errors(
  'constructor-super',
  'getter-return',
  'no-class-assign',
  'no-const-assign',
  'no-dupe-class-members',
  'no-dupe-keys',
  'no-func-assign',
  'no-import-assign',
  'no-new-native-nonconstructor',
  'no-obj-calls',
  'no-redeclare',
  'no-setter-return',
  'no-this-before-super',
  'no-undef',
  'no-unreachable',
  'no-unsafe-negation',
);

/** typescript-eslint's strict rules. */
const strict = errors(
  'typescript/ban-ts-comment',
  'typescript/consistent-type-imports',
  'typescript/no-duplicate-enum-values',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-extraneous-class',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
  'typescript/unified-signatures',
);

/** The rules of hooks, and what React's compiler refuses. */
const react = errors(
  'react/error-boundaries',
  'react/exhaustive-deps',
  'react/globals',
  'react/immutability',
  'react/incompatible-library',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/refs',
  'react/rules-of-hooks',
  'react/set-state-in-effect',
  'react/set-state-in-render',
  'react/static-components',
  'react/unsupported-syntax',
  'react/use-memo',
);

const outside = (...folders: readonly string[]) => ({
  group: folders.map((folder) => `**/${folder}/**`),
  message: `This side never imports ${folders.join(', ')}.`,
});
const mutations = {
  group: ['@tanstack/*'],
  importNames: ['useMutation', 'useMutationState', 'useIsMutating', 'MutationCache', 'MutationObserver'],
  message: 'A change is a call of the client, which refetches what it changed (decision 0207).',
};
const imports = (...patterns: object[]): Rules => ({
  'no-restricted-imports': ['error', { patterns }],
});

const theEnvironment = {
  object: 'process',
  property: 'env',
  message: 'The environment is read in one file per side.',
};
const theClock = [
  ['Date', 'now'],
  ['Temporal', 'Now'],
].map(([object, property]) => ({
  object,
  property,
  message: 'The clock is read in one file per side (clock.ts); rules take the time as an argument.',
}));
const neverReads = (...properties: readonly object[]): Rules => ({
  'no-restricted-properties': ['error', ...properties],
});

const TESTS = ['**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: ['typescript', 'react', 'unicorn'],
  categories: { correctness: 'off' },
  jsPlugins: ['./scripts/lintRules.mjs'],
  ignorePatterns: ['web/dist/', 'cdk.out/', '.rinkside/', '.cache/'],
  rules: {
    ...recommended,
    ...strict,
    'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    'no-console': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'id-denylist': ['error', ...coinages],
    'house/no-spread-literals': 'error',
  },
  overrides: [
    { files: ['**/*.{js,mjs}'], rules: untyped, env: { node: true } },
    { files: ['{scripts,bench,local,e2e}/**'], rules: { 'no-console': 'off' } },
    {
      files: ['shared/**'],
      rules: { ...imports(outside('functions', 'web', 'infra', 'local')), 'house/imports-only-zod': 'error' },
    },
    { files: ['shared/**/*.test.ts'], rules: { 'house/imports-only-zod': 'off' } },
    { files: ['web/**'], rules: { ...react, ...imports(outside('functions', 'infra', 'local'), mutations) } },
    {
      files: ['web/features/catalogues.d.ts'],
      // One line a catalogue.
      rules: { 'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
    },
    // No compiler runs on it: TanStack Virtual's window is asked anew at each render.
    { files: ['web/table/TableBody.tsx'], rules: { 'react/incompatible-library': 'off' } },
    { files: ['functions/**'], rules: imports(outside('web', 'infra', 'local')) },
    {
      files: ['{shared,web,local,bench}/**'],
      rules: { ...neverReads(...theClock), 'house/reads-no-clock': 'error' },
    },
    {
      files: ['{functions,infra}/**'],
      rules: { ...neverReads(theEnvironment, ...theClock), 'house/reads-no-clock': 'error' },
    },
    { files: ['functions/platform/environment.ts', 'infra/environments.ts'], rules: neverReads(...theClock) },
    { files: ['functions/platform/clock.ts'], rules: neverReads(theEnvironment) },
    {
      files: [
        '{functions/platform,web,local}/clock.ts',
        'local/testing/{shiftDate,shiftedProcess}.ts',
        ...TESTS,
      ],
      rules: { 'house/reads-no-clock': 'off' },
    },
    {
      files: ['{web,local}/clock.ts', 'local/testing/{shiftDate,shiftedProcess}.ts', ...TESTS],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['functions/**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
  ],
});
