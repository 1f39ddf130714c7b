import i18next from 'i18next';
import type { BackendModule, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Area } from './catalogue.ts';
import common from './en/common.json';
import form from './en/form.json';
import layout from './en/layout.json';
import ui from './en/ui.json';

/** Catalogues that no first page needs; each is a separate chunk, fetched with the page that uses it. */
const lazyAreas = import.meta.glob<ResourceKey>(
  ['./*/*.json', '!./en/{common,form,layout,ui}.json', '../features/*/*.json'],
  { import: 'default' },
);

const lazyFiles = new Map(Object.entries(lazyAreas).map(([path, load]) => [areaOf(path), load] as const));

/**
 * The area of a catalogue, such as `en/entries`: `features/entries/en.json` is the feature's own,
 * `features/entries/refunds.en.json` another of its areas; `en/table.json` belongs to no feature.
 */
function areaOf(path: string): string {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.json$/, '');
  if (!path.startsWith('../features/')) return `${folder}/${name}`;
  const [area, language] = name.includes('.') ? name.split('.') : [folder, name];
  return `${language}/${area}`;
}

const areaFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => {
    const load = lazyFiles.get(`${language}/${area}`);
    if (!load) return done(new Error(`No messages for ${area} in ${language}`), null);
    load().then(
      (messages) => done(null, messages),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

export const i18n = i18next.createInstance();

void i18n
  .use(areaFiles)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['common', 'ui', 'layout', 'form'],
    defaultNS: 'common',
    resources: { en: { common, ui, layout, form } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
  });

/**
 * Fetches catalogues together with a lazy route's module, so that the page does not wait for them afterwards.
 */
export async function loadAreas(...areas: Area[]): Promise<void> {
  await i18n.loadNamespaces(areas);
}
