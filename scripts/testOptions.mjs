import { parseArgs } from 'node:util';

export const PARTS = ['types', 'lint', 'format', 'unit', 'http', 'browser'];

/** Without the parts that start the product. */
const PARTS_OF_A_CHANGE = ['types', 'lint', 'format', 'unit'];

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses the options of `npm test`.
 * @param {string[]} args the arguments after `npm test --`
 * @returns {{ at: number | undefined, changed: boolean, thorough: boolean, parts: string[], files: string[] }} `at` in milliseconds
 * since 1970 (UTC), undefined for the present; `changed` for the tests related to changed files alone; `thorough` for
 * the full counts of generated tests; `files` are parts of the names of test files, none for all
 * @throws {Error} in one sentence
 */
export function testOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      changed: { type: 'boolean', default: false },
      only: { type: 'string' },
      thorough: { type: 'boolean', default: false },
    },
  });
  return {
    at: values.at === undefined ? undefined : instantOf(values.at),
    changed: values.changed,
    thorough: values.thorough,
    parts: values.only === undefined ? (values.changed ? PARTS_OF_A_CHANGE : PARTS) : partsOf(values.only),
    files: positionals,
  };
}

function instantOf(text) {
  const instant = Date.parse(text);
  const day = INSTANT.exec(text)?.[1];
  // Date.parse reads 30 February as 2 March.
  if (day === undefined || Number.isNaN(instant) || new Date(day).toISOString().slice(0, 10) !== day) {
    throw new Error(`--at takes an instant with its zone, such as 2027-03-14T06:30:00Z, not "${text}".`);
  }
  return instant;
}

function partsOf(text) {
  const wanted = text.split(',');
  const unknown = wanted.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) {
    throw new Error(`--only takes parts of the tests (${PARTS.join(', ')}), not "${unknown}".`);
  }
  return PARTS.filter((part) => wanted.includes(part));
}
