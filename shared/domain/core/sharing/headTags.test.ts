import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headTags, unlisted, withTags, type SharedPage } from './headTags.ts';

const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="theme-color" content="#f9fcff" media="(prefers-color-scheme: light)" />
    <meta
      name="description"
      content="Find a competition."
    />
    <title>Rinkside</title>
    <script type="module" src="/assets/index-1a.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>`;

const page: SharedPage = {
  title: 'Skate Asia 2026 · Rinkside',
  name: 'Skate Asia 2026',
  description: '4–8 Dec 2026 · Mega Ice, Hong Kong',
  url: 'https://rinkside.example/competitions/01KC',
  image: { url: 'https://rinkside.example/share/glacier.png', alt: 'A figure on ice', size: [1200, 630] },
  locale: 'en_GB',
  themeColour: '#123456',
  data: { '@type': 'SportsEvent', name: 'Skate Asia 2026' },
};

const shared = (over: Partial<SharedPage>) => withTags(DOCUMENT, headTags({ ...page, ...over }));
const named = (name: string) => shared({ name, title: name, description: name, data: { name } });

/** Decodes an attribute as a browser does. */
const read = (text = '') =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const content = (html: string, name: string) =>
  read(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);

describe('the head of a shared page', () => {
  it('has the page’s own title and description once, and every tag of a preview', () => {
    const html = shared({});
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<title>Skate Asia 2026 · Rinkside</title>');
    expect(html).toContain('<link rel="canonical" href="https://rinkside.example/competitions/01KC" />');
    for (const name of ['title', 'description', 'type', 'url', 'image', 'image:alt', 'locale'])
      expect(content(html, `og:${name}`), name).not.toBe('');
    expect(content(html, 'twitter:card')).toBe('summary_large_image');
    expect(content(html, 'og:image:width')).toBe('1200');
  });

  it('keeps what the application needs, with the character set first', () => {
    const html = shared({});
    expect(html).toContain('<script type="module" src="/assets/index-1a.js"></script>');
    expect(html).toContain('<div id="root"></div>');
    expect(html.indexOf('charset')).toBeLessThan(html.indexOf('<title>'));
    expect(html.indexOf('#123456')).toBeLessThan(html.indexOf('#f9fcff'));
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'Ann\'s "Open" & <Friends>',
    'كأس التزلج الفني ٢٠٢٦',
    "$& $1 $` $' 100 %",
  ])('escapes the name %s', (name) => {
    const html = named(name);
    expect(content(html, 'og:title')).toBe(name);
    expect(read(/<title>([^<]*)<\/title>/.exec(html)?.[1])).toBe(name);
    expect(html.match(/<script/g)).toHaveLength(2);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ name });
  });

  it('preserves every name, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const html = named(name);
        expect(content(html, 'og:title')).toBe(name);
        expect(html.match(/<(script|meta|title|link)/g)).toEqual(
          shared({}).match(/<(script|meta|title|link)/g),
        );
      }),
    );
  });

  it('of an unknown address is not indexed', () => {
    expect(content(unlisted(DOCUMENT), 'robots')).toBe('noindex');
    expect(unlisted(DOCUMENT)).toContain('<title>Rinkside</title>');
  });

  it('needs a document with a head', () => {
    expect(() => withTags('<p>Not found</p>', headTags(page))).toThrow(/no head/);
  });
});
