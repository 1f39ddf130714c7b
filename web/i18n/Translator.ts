import type { Area, CatalogueOf } from './catalogue.ts';

type PluralForm = 'zero' | 'one' | 'other';

/** A message is asked for without the form of its plural, which `count` decides. */
type MessageName<Key extends string> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;

type KeyIn<Catalogue> = {
  [Key in keyof Catalogue & string]: Catalogue[Key] extends string
    ? MessageName<Key>
    : `${Key}.${KeyIn<Catalogue[Key]>}`;
}[keyof Catalogue & string];

/** Worked out once for each area; a conditional type would be worked out at each call. */
type Keys = { [A in Area]: KeyIn<CatalogueOf[A]> };

/** `area:key`, with which a message of any area is found. */
type QualifiedKey = { [A in Area]: `${A}:${Keys[A]}` }[Area];

/** Its parameter is the keys, not the areas: comparing two translators by areas compares thousands of keys with each other. */
interface KeyTranslator<in Key extends string> {
  (key: Key | QualifiedKey, values?: object): string;
}

/**
 * Finds messages of these areas. The types of i18next say the same, but took three quarters of the whole type
 * check to say it.
 */
export type Translator<Areas extends Area | readonly Area[] = 'common'> = KeyTranslator<
  Keys[Areas extends readonly Area[] ? Areas[number] : Areas & Area]
>;
