import type { Answer } from '../host/http/answer.ts';
import { jsonAnswer, textAnswer } from '../host/http/answer.ts';
import type { Message, Outbox } from './outbox.ts';
import { OUTBOX_STYLE } from './outboxStyle.ts';

const SHOWN = 200;

/** No script of a mail may run here; the frame of its HTML inherits this policy. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'none'";

/**
 * The outbox as a mail program: `/_outbox` lists the mails, `/_outbox/{id}` shows one beside the list, and
 * `/_outbox.json` gives the list as data, with `to` only the mails to that address.
 */
export function outboxPages(outbox: Outbox): (path: string, query?: URLSearchParams) => Answer {
  return (path, query) => {
    if (path === '/_outbox.json') {
      const to = query?.get('to') ?? null;
      return jsonAnswer(200, { data: to === null ? outbox.newest(SHOWN) : outbox.newestTo(to, SHOWN) });
    }
    const messages = outbox.newest(SHOWN);
    if (path === '/_outbox' || path === '/_outbox/') return page('Outbox', list(messages, null));
    const opened = outbox.find(path.slice('/_outbox/'.length));
    return opened === undefined
      ? textAnswer(404, 'There is no such email in the outbox.')
      : page(opened.subject, list(messages, opened.id) + preview(opened), 'opened');
  };
}

/** A mail that has left is its reader's alone: with a relay, none is kept here. */
export const relayedPages = (): Answer =>
  textAnswer(404, 'Mail leaves by RINKSIDE_SMTP_URL; none is kept here.');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function list(messages: readonly Message[], openedId: string | null): string {
  const count = messages.length === SHOWN ? `the newest ${String(SHOWN)}` : String(messages.length);
  const rows = messages.map((message) => row(message, message.id === openedId)).join('');
  const empty = '<p class="empty">No emails yet. What the product sends appears here.</p>';
  return `<section class="list" aria-label="Mails"><header><h1>Outbox</h1><span>${count}</span></header>${
    messages.length === 0 ? empty : `<ul>${rows}</ul>`
  }</section>${openedId === null ? '<main class="preview none"><p>Choose an email to read it.</p></main>' : ''}`;
}

function row({ id, sentAt, to, subject, text }: Message, isOpened: boolean): string {
  const path = encodeURIComponent(id);
  return (
    `<li id="m-${path}"><a href="/_outbox/${path}#m-${path}"${isOpened ? ' aria-current="true"' : ''}>` +
    `<span class="line"><b>${escaped(to.join(', '))}</b>${time(sentAt)}</span>` +
    `<span class="subject">${escaped(subject)}</span>` +
    `<span class="excerpt">${escaped(excerptOf(text))}</span></a></li>`
  );
}

/** The beginning of a mail after its greeting. */
function excerptOf(text: string | null): string {
  const [, ...paragraphs] = (text ?? '').split('\n\n');
  return paragraphs.join(' ').replace(/\s+/g, ' ').slice(0, 120);
}

function preview({ sentAt, from, to, subject, text, html, messageId }: Message): string {
  const plain = text === null ? '' : `<pre>${escaped(text)}</pre>`;
  const asText = html === null ? plain : `<details><summary>Plain text</summary>${plain}</details>`;
  return (
    '<main class="preview"><p class="back"><a href="/_outbox">All emails</a></p>' +
    `<h2>${escaped(subject)}</h2><dl><dt>From</dt><dd>${escaped(from)}</dd><dt>To</dt><dd>${escaped(to.join(', '))}</dd>` +
    `<dt>Sent</dt><dd>${time(sentAt)} UTC</dd>${
      messageId === null ? '' : `<dt>Message</dt><dd>${escaped(messageId)}</dd>`
    }</dl>${html === null ? '' : frame(html)}${asText}</main>`
  );
}

/** Links of a mail open in a window of their own, as in a mail program. */
function frame(html: string): string {
  const content = html.replace('<head>', '<head><base target="_blank">');
  const allowed = 'allow-popups allow-popups-to-escape-sandbox';
  return `<iframe sandbox="${allowed}" title="The email" srcdoc="${escaped(content)}"></iframe>`;
}

const time = (instant: string): string =>
  `<time datetime="${escaped(instant)}">${escaped(instant.slice(0, 16).replace('T', ' '))}</time>`;

function page(title: string, content: string, state = ''): Answer {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${OUTBOX_STYLE}</style></head>
<body class="${state}">${content}</body></html>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: Buffer.from(html),
  };
}
