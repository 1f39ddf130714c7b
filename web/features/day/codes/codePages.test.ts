import { expect, it } from 'vitest';
import { CODE_KINDS } from '../../../../shared/contract/core/roles.ts';
import words from './codeBar.en.json' with { type: 'json' };
import { pagesOfCode } from './codePages.ts';

it.each([
  ['checkIn', null, ['checkIn', 'now', 'music']],
  ['scoring', null, ['scoring', 'now', 'music']],
  ['panel', 'judge1', ['judge']],
  ['panel', 'referee', ['judge', 'referee']],
  ['announcer', null, ['podium']],
] as const)('a code of kind %s, seat %s, opens what its routes allow', (kind, seat, pages) => {
  const competition = { id: 'c1', name: 'Lantern Bay Open', timeZone: 'UTC' };
  const opened = pagesOfCode({ kind, seat, competition }).map(({ page }) => page);
  expect(opened).toEqual(pages);
  for (const page of opened) expect(words.page).toHaveProperty(page);
});

it('each kind of code has its name in the header', () => {
  expect(Object.keys(words.kind).sort()).toEqual([...CODE_KINDS].sort());
});
