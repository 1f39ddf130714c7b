import type { Area } from './catalogue.ts';
import common from './en/common.json';
import layout from './en/layout.json';
import ui from './en/ui.json';
import type { Translator } from './Translator.ts';
import { type Messages, translate, type Values } from './translate.ts';

/** Catalogues of the pages that a visit begins with, and of those that spectators read; each is fetched with the page that uses it. */
const lazyAreas = import.meta.glob<Messages>(
  [
    '../features/*/{competitionList,competitionPage,consent,eligibility,entries}/*.json',
    '../features/people/account/en.json',
    '../features/entering/enter/groupEntries.en.json',
    '../features/people/members/membershipHint.en.json',
    '../features/day/{live,follow,results}/en.json',
    '../features/public/publicSchedule/en.json',
  ],
  { import: 'default' },
);

type Catalogues = Readonly<Record<string, () => Promise<Messages>>>;

const lazyFiles = new Map<string, () => Promise<Messages>>();
addCatalogues(lazyAreas);

/** For messages that come with a component instead of a page. */
export function addMessages(area: Area, messages: Messages): void {
  loaded.set(area, messages);
}

/** Routes that come later bring their catalogues, so that a first page does not fetch their names. */
export function addCatalogues(catalogues: Catalogues): void {
  for (const [path, load] of Object.entries(catalogues)) lazyFiles.set(areaOf(path), load);
}

/**
 * The area of a catalogue, such as `en/entries`: `features/entering/entries/en.json` is the feature's own,
 * `features/entering/entries/refunds.en.json` another of its areas; `en/table.json` belongs to no feature.
 */
function areaOf(path: string): string {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.json$/, '');
  if (!path.startsWith('../features/')) return `${folder}/${name}`;
  const [area, language] = name.includes('.') ? name.split('.') : [folder, name];
  return `${language}/${area}`;
}

const LANGUAGE = 'en';
const DEFAULT_AREA = 'common';

const loaded = new Map<string, Messages>(Object.entries({ common, layout, ui }));
const underWay = new Map<string, Promise<void>>();

type AnyTranslator = (key: string, values?: Values) => string;

const translators = new Map<string, AnyTranslator>();

/** The function that finds messages of these areas; the same for the same areas. */
export function translatorOf(areas: readonly string[]): AnyTranslator {
  const name = areas.join(' ');
  const known =
    translators.get(name) ??
    ((key, values) => translate((area) => loaded.get(area), LANGUAGE, areas, key, values));
  translators.set(name, known);
  return known;
}

export const listOf = (areas: string | readonly string[] | undefined): readonly string[] =>
  areas === undefined ? [DEFAULT_AREA] : typeof areas === 'string' ? [areas] : areas;

/** For what is no component; its areas must be loaded. */
export const i18n = {
  language: LANGUAGE,
  t: translatorOf([DEFAULT_AREA]) as Translator,
  getFixedT: <const Areas extends Area | readonly Area[]>(_language: string, areas: Areas) =>
    translatorOf(listOf(areas)) as Translator<Areas>,
};

/**
 * Fetches catalogues together with a lazy route's module, so that the page does not wait for them afterwards.
 */
export async function loadAreas(...areas: Area[]): Promise<void> {
  await Promise.all(areas.map(loadingOf));
}

const THERE: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const ready = new Map<string, Promise<void>>();

/**
 * For React's `use`, which has to be called with the same promise when a component is drawn again; the status lets
 * it go on at once. A failed load is tried again when it is next asked for.
 */
export function readyOf(areas: readonly string[]): Promise<void> {
  const name = areas.join(' ');
  const known = ready.get(name);
  if (known) return known;
  if (areas.every((area) => loaded.has(area))) return THERE;
  const loading = Promise.all(areas.map(loadingOf)).then(() => undefined);
  ready.set(name, loading);
  loading.catch(() => ready.delete(name));
  return loading;
}

async function loadingOf(area: string): Promise<void> {
  if (loaded.has(area)) return;
  const loading = underWay.get(area) ?? load(area);
  underWay.set(area, loading);
  return loading;
}

async function load(area: string): Promise<void> {
  try {
    const name = `${LANGUAGE}/${area}`;
    if (!lazyFiles.has(name)) addCatalogues((await import('./laterCatalogues.ts')).LATER_CATALOGUES);
    const file = lazyFiles.get(name);
    if (!file) throw new Error(`No messages for ${area} in ${LANGUAGE}`);
    loaded.set(area, await file());
  } finally {
    underWay.delete(area);
  }
}
