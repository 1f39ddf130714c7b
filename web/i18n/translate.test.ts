import i18next from 'i18next';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fillReferences, readSharedTexts } from './sharedTexts.ts';
import { type Messages, translate } from './translate.ts';

const WEB = path.join(import.meta.dirname, '..');
const shared = readSharedTexts();
const CATALOGUES = new Map(
  globSync(['i18n/en/*.json', 'features/*/*/*.json'], { cwd: WEB }).map((file) => [
    file.replaceAll(/\W/g, '_'),
    JSON.parse(fillReferences(readFileSync(path.join(WEB, file), 'utf8'), shared)) as Messages,
  ]),
);

function* keysOf(messages: Messages, before = ''): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string') yield [before + name, value];
    else yield* keysOf(value, `${before}${name}.`);
  }
}

it('says of every message what i18next says, whatever the count', async () => {
  const theirs = i18next.createInstance();
  await theirs.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: Object.fromEntries(CATALOGUES) },
    ns: [...CATALOGUES.keys()],
    interpolation: { escapeValue: false },
  });
  const say = theirs.t as (key: string, values: object) => string;
  let compared = 0;
  for (const [area, messages] of CATALOGUES) {
    // The forms of one message may show different values.
    const asked = new Map<string, Record<string, string>>();
    for (const [key, text] of keysOf(messages)) {
      // Of an empty message i18next shows the key, ours nothing.
      if (text === '') continue;
      const plain = `${area}:${key.replace(/_(?:zero|one|other)$/, '')}`;
      const values = asked.get(plain) ?? {};
      for (const [, name = ''] of text.matchAll(/\{\{(.*?)\}\}/g)) values[name] = `${name} & <b>`;
      asked.set(plain, values);
    }
    for (const [key, values] of asked) {
      for (const count of [undefined, 0, 1, 2, 11]) {
        const given = count === undefined ? values : { ...values, count };
        const shown = translate((name) => CATALOGUES.get(name), 'en', ['common'], key, given);
        expect(shown, `${key} ${String(count)}`).toBe(say(key, given));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(5_000);
});

it('looks in the given areas in order, and shows the key of a missing message', () => {
  const areas = new Map<string, Messages>([
    ['first', { only: 'First', both: 'From the first' }],
    ['second', { both: 'From the second', late: { text: 'Hello {{name}}' } }],
  ]);
  const say = (key: string, values = {}) =>
    translate((area) => areas.get(area), 'en', ['first', 'second'], key, values);
  expect(say('both')).toBe('From the first');
  expect(say('late.text', { name: 'Robin' })).toBe('Hello Robin');
  expect(say('second:both')).toBe('From the second');
  expect(say('late.missing')).toBe('late.missing');
  expect(say('late.text', { name: null })).toBe('Hello ');
});
