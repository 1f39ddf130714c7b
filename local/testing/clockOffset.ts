/**
 * The difference between this test run's clock and the machine's, in milliseconds; 0 unless `npm test --
 * --at`.
 */
export function clockOffset(): number {
  return Number(process.env['TEST_CLOCK_OFFSET'] ?? 0);
}
