/** The messages of one area: texts, nested by dots in their keys. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export type Values = Readonly<Record<string, unknown>>;

/**
 * A message in i18next's notation, of which our catalogues use these parts: nested keys, `area:key`, plurals by
 * `count` (`_zero`, `_one`, `_other`) and `{{name}}`. Formatting is done before, by `formats.ts`; references to
 * shared texts (`$t(actions:cancel)`) are filled when the page is built, by `sharedTexts.ts`.
 * @param areas the areas to look in, in order, for a key that names none
 * @param messagesOf the messages of an area; undefined until they are loaded
 * @returns the key itself, if there is no such message
 */
export function translate(
  messagesOf: (area: string) => Messages | undefined,
  language: string,
  areas: readonly string[],
  asked: string,
  values: Values = {},
): string {
  const colon = asked.indexOf(':');
  const key = asked.slice(colon + 1);
  for (const area of colon < 0 ? areas : [asked.slice(0, colon)]) {
    const messages = messagesOf(area);
    for (const form of formsOf(key, language, values['count'])) {
      const text = textAt(messages, form);
      if (text !== undefined) return filled(text, values);
    }
  }
  return key;
}

/** The keys under which a message may stand, the most fitting first. */
function formsOf(key: string, language: string, count: unknown): string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${rulesOf(language).select(count)}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

function textAt(messages: Messages | undefined, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}
