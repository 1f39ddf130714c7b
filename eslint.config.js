import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import coinages from './docs/coinages.json' with { type: 'json' };

const law = (message, ...group) => ({ group, message });
const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const onlyZod = {
  regex: '^(?!\\.\\.?/)(?!zod/mini$)',
  message: 'shared/ imports only zod (zod/mini, for the size of the first load).',
};
const outside = (...folders) =>
  law(`This side never imports ${folders.join(', ')}.`, ...folders.map((folder) => `**/${folder}/**`));

const noEnvironment = {
  'no-restricted-properties': [
    'error',
    { object: 'process', property: 'env', message: 'The environment is read in one file per side.' },
  ],
};

const noSpreadLiterals = [
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties themselves.',
  },
  {
    selector: 'ArrayExpression > SpreadElement > ArrayExpression',
    message: 'Write the elements themselves.',
  },
];

const READ_THE_CLOCK =
  'The clock is read in one file per side (clock.ts); rules take the time as an argument.';
const oneClock = {
  'no-restricted-syntax': [
    'error',
    ...noSpreadLiterals,
    ...[
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
      "MemberExpression[object.name='Date'][property.name='now']",
      "MemberExpression[object.name='Temporal'][property.name='Now']",
    ].map((selector) => ({ selector, message: READ_THE_CLOCK })),
  ],
};

// Rules that need types are in .oxlintrc.json: that linter reads them ten times as fast.
export default tseslint.config(
  { ignores: ['web/dist/', 'cdk.out/', '.rinkside/', '.cache/', 'node_modules/'] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  prettier,
  {
    rules: {
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...noSpreadLiterals],
      'id-denylist': ['error', ...coinages],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'local/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: globals.node },
  },
  { files: ['shared/**'], rules: imports(onlyZod, outside('functions', 'web', 'infra', 'local')) },
  {
    files: ['shared/**/*.test.ts'],
    rules: imports(outside('functions', 'web', 'infra', 'local')),
  },
  {
    files: ['web/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules, ...imports(outside('functions', 'infra', 'local')) },
  },
  {
    files: ['web/features/catalogues.d.ts'],
    // One line a catalogue.
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  {
    files: ['functions/**'],
    rules: { ...noEnvironment, ...imports(outside('web', 'infra', 'local')) },
  },
  { files: ['functions/platform/environment.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['infra/**'], ignores: ['infra/environments.ts'], rules: noEnvironment },
  {
    files: ['{shared,functions,web,infra,local,bench}/**'],
    ignores: [
      '{functions/platform,web,local}/clock.ts',
      'local/testing/{shiftDate,shiftedProcess}.ts',
      '**/*.test.{ts,tsx}',
    ],
    rules: oneClock,
  },
  {
    files: ['functions/**/*.test.ts', 'infra/**/*.test.ts'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-properties': 'off' },
  },
);
