import { ACCENT_COLOURS } from '../../../../shared/domain/core/accent.ts';
import type { Letterhead, Mail } from '../../../platform/mail/mail.ts';
import { greetedName, singleLine } from './mailText.ts';

/** The name that mails come from. */
export const PRODUCT_NAME = 'Rinkside';

/** A mail's text in reading order; the layout escapes all of it. */
export interface MailContent {
  readonly subject: string;
  /** As typed; the greeting leaves out a name that could carry a link. */
  readonly name: string;
  /** Paragraphs; line breaks within one are kept. */
  readonly before: readonly string[];
  /** The part that readers look for first, such as the amount due and how to pay it. */
  readonly highlight?: Highlight;
  /** Paragraphs after the highlight. */
  readonly details?: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
  /** The reason for the mail, when the address is not that of an account. */
  readonly footer?: string;
}

export interface Highlight {
  readonly title: string;
  readonly lines: readonly string[];
  /** Lines that few readers need, in small letters below the others. */
  readonly small?: readonly string[];
}

const LAYOUT_WORDS = {
  hello: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  footer: 'Rinkside runs figure-skating competitions. You have an account with this address.',
  linkFallback: 'Button not working? Copy this address into your browser:',
} as const;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.55';
const SMALL = 'margin:0 0 8px;font-size:14px;line-height:1.5';

/** Inline styles are the light theme; mail programs with a dark one use these instead. */
const darkStyles = (bright: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0f1620 !important; }
  .card { background: #18212d !important; border-color: ${bright} #2c3846 #2c3846 !important; color: #e8eef5 !important; }
  .logo { background: #ffffff !important; padding: 6px 10px !important; border-radius: 8px !important; }
  .soft { color: #a9b7c6 !important; }
  .highlight { background: #22303f !important; }
  .button { background: ${bright} !important; }
  .address { color: #8ec5ff !important; }
}`;

/**
 * The layout of every mail: one column on the federation's letterhead, no read tracking. The plain text has
 * the same words.
 */
export function renderMail(content: MailContent): Mail {
  const subject = singleLine(content.subject);
  const hello = LAYOUT_WORDS.hello(greetedName(content.name));
  return {
    subject,
    text: textOf(content, hello),
    html: (letterhead) => htmlOf(content, subject, hello, letterhead),
  };
}

function textOf(content: MailContent, hello: string): string {
  const { before, highlight, details = [], action, after, footer = LAYOUT_WORDS.footer } = content;
  const first = highlight ? [highlightText(highlight)] : [];
  const link = action ? [`${action.label}:\n${action.link}`] : [];
  return `${[hello, ...before, ...first, ...details, ...link, ...after, `-- \n${footer}`].join('\n\n')}\n`;
}

const highlightText = ({ title, lines, small = [] }: Highlight) => [title, ...lines, ...small].join('\n');

function htmlOf(content: MailContent, subject: string, hello: string, letterhead: Letterhead): string {
  const { before, highlight, details = [], action, after, footer = LAYOUT_WORDS.footer } = content;
  const { deep, bright } = ACCENT_COLOURS[letterhead.accent ?? 'glacier'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyles(bright)}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#f2f6fa;${FONT}">
<div class="card" role="main" style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d5dee8;border-top:5px solid ${bright};border-radius:12px;color:#14212e">
${senderOf(letterhead)}
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${[hello, ...before].map(paragraph).join('\n')}
${highlight ? highlightBox(highlight, bright) : ''}
${details.map(paragraph).join('\n')}
${action ? button(action, deep) : ''}
${after.map(paragraph).join('\n')}
<p class="soft" style="${SMALL};color:#4a5a6b;margin-top:24px">${escaped(footer)}</p>
</div>
</body>
</html>
`;
}

/** The federation's logo, else its name, else the product's. */
function senderOf({ name, logo }: Letterhead): string {
  const sender = escaped(singleLine(name ?? PRODUCT_NAME));
  return logo === null
    ? `<p class="soft" style="${SMALL};color:#4a5a6b">${sender}</p>`
    : `<p style="margin:0 0 16px"><img class="logo" src="${escaped(logo)}" alt="${sender}" height="44" style="height:44px;max-width:240px;object-fit:contain"></p>`;
}

const paragraph = (text: string) => `<p style="${PARAGRAPH}">${withBreaks(text)}</p>`;

const withBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>\n');

function highlightBox({ title, lines, small = [] }: Highlight, bright: string): string {
  const line = (size: number) => (text: string) =>
    `<p style="margin:6px 0 0;font-size:${String(size)}px;line-height:1.5">${withBreaks(text)}</p>`;
  return `<div class="highlight" style="margin:0 0 20px;padding:14px 16px;background:#eef3f9;border-left:4px solid ${bright};border-radius:8px;overflow-wrap:anywhere">
<p style="margin:0;font-size:20px;line-height:1.3;font-weight:700">${escaped(title)}</p>
${[...lines.map(line(15)), ...small.map(line(13))].join('\n')}
</div>`;
}

function button({ label, link }: NonNullable<MailContent['action']>, deep: string): string {
  const href = escaped(link);
  return `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${deep};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p class="soft" style="${SMALL};margin-bottom:20px;color:#4a5a6b">${LAYOUT_WORDS.linkFallback}<br><a class="address" href="${href}" style="color:#0b5cad;word-break:break-all">${href}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
