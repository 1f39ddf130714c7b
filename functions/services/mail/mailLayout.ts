import { PRODUCT_NAME } from '../../platform/mail/sendMail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { greetedName, singleLine } from './mailText.ts';

/** A mail's text in reading order; the layout escapes all of it. */
export interface MailContent {
  readonly subject: string;
  /** As typed; the greeting leaves out a name that could carry a link. */
  readonly name: string;
  /** Paragraphs; line breaks within one are kept. */
  readonly before: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly after: readonly string[];
  /** The reason for the mail, when the address is not that of an account. */
  readonly footer?: string;
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
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0f1620 !important; }
  .card { background: #18212d !important; border-color: #2c3846 !important; color: #e8eef5 !important; }
  .soft { color: #a9b7c6 !important; }
  .button { background: #8ec5ff !important; color: #0b1622 !important; }
  .address { color: #8ec5ff !important; }
}`;

/**
 * The layout of every mail: one column, no pictures, no read tracking. The plain text has the same words.
 */
export function renderMail(content: MailContent): Mail {
  const subject = singleLine(content.subject);
  const hello = LAYOUT_WORDS.hello(greetedName(content.name));
  return { subject, text: textOf(content, hello), html: htmlOf(content, subject, hello) };
}

function textOf({ before, action, after, footer = LAYOUT_WORDS.footer }: MailContent, hello: string): string {
  const link = action ? [`${action.label}:\n${action.link}`] : [];
  return `${[hello, ...before, ...link, ...after, `-- \n${footer}`].join('\n\n')}\n`;
}

function htmlOf(
  { before, action, after, footer = LAYOUT_WORDS.footer }: MailContent,
  subject: string,
  hello: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#f2f6fa;${FONT}">
<div class="card" role="main" style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #d5dee8;border-radius:12px;color:#14212e">
<p class="soft" style="${SMALL};color:#4a5a6b">${PRODUCT_NAME}</p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${[hello, ...before].map(paragraph).join('\n')}
${action ? button(action) : ''}
${after.map(paragraph).join('\n')}
<p class="soft" style="${SMALL};color:#4a5a6b;margin-top:24px">${escaped(footer)}</p>
</div>
</body>
</html>
`;
}

const paragraph = (text: string) => `<p style="${PARAGRAPH}">${escaped(text).replaceAll('\n', '<br>\n')}</p>`;

function button({ label, link }: NonNullable<MailContent['action']>): string {
  const href = escaped(link);
  return `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#0b5cad;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
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
