/** Messengers and search engines show this of a page. */
export interface SharedPage {
  readonly title: string;
  /** The name alone, as the heading of a preview. */
  readonly name: string;
  readonly description: string;
  /** Absolute, like all addresses here. */
  readonly url: string;
  readonly image: { readonly url: string; readonly alt: string; readonly size?: readonly [number, number] };
  /** `en_GB` */
  readonly locale: string;
  /** `#rrggbb` */
  readonly themeColour: string;
  /** schema.org data for search engines. */
  readonly data: Readonly<Record<string, unknown>>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** The tags of a page that can be shared, with everything in them escaped. */
export function headTags(page: SharedPage): string {
  const { title, name, description, url, image, locale, themeColour, data } = page;
  const [width, height] = image.size ?? [];
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escaped(url)}" />`,
    meta('property', 'og:site_name', 'Rinkside'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image.url),
    ...(width && height
      ? [meta('property', 'og:image:width', `${width}`), meta('property', 'og:image:height', `${height}`)]
      : []),
    meta('property', 'og:image:alt', image.alt),
    meta('property', 'og:locale', locale),
    meta('name', 'twitter:card', 'summary_large_image'),
    // The page removes this tag when the user navigates on.
    `<meta name="theme-color" content="${escaped(themeColour)}" data-page />`,
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('\n    ');
}

/** The application's general title and description. */
const GENERAL = /[ \t]*(?:<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>)\n?/g;

/** Tags go early, because some readers stop soon, but after the character set. */
const BEGINNING = /<head>(?:\s*<meta charset=[^>]*>)?/;

/**
 * The application's document with the tags of one page in its head.
 * @throws Error if the document has no head
 */
export function withTags(document: string, tags: string): string {
  if (!BEGINNING.test(document)) throw new Error('The document of the application has no head');
  return document.replace(GENERAL, '').replace(BEGINNING, (found) => `${found}\n    ${tags}`);
}

/** The application's document for an unknown address, kept out of search engines. */
export function unlisted(document: string): string {
  return document.replace(BEGINNING, (found) => `${found}\n    ${meta('name', 'robots', 'noindex')}`);
}
