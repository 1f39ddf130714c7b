import type { Answer } from '../host/http/answer.ts';
import { jsonAnswer, textAnswer } from '../host/http/answer.ts';
import type { Message, Outbox } from './outbox.ts';

const SHOWN = 200;

/** No script of a mail may run here; the frame of its HTML inherits this policy. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'";

/** The outbox in the browser: `/_outbox`, `/_outbox/{id}` and the list as data at `/_outbox.json`. */
export function outboxPages(outbox: Outbox): (path: string) => Answer {
  return (path) => {
    if (path === '/_outbox.json') return jsonAnswer(200, { data: outbox.newest(SHOWN) });
    if (path === '/_outbox' || path === '/_outbox/') return page('Outbox', list(outbox.newest(SHOWN)));
    const found = outbox.find(path.slice('/_outbox/'.length));
    return found === undefined
      ? textAnswer(404, 'There is no such mail in the outbox.')
      : page(found.subject, single(found));
  };
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function list(messages: readonly Message[]): string {
  if (messages.length === 0) return '<p>No mail has been sent yet. What the product sends appears here.</p>';
  const rows = messages.map(
    ({ id, sentAt, to, subject }) =>
      `<tr><td>${time(sentAt)}</td><td>${escaped(to.join(', '))}</td>` +
      `<td><a href="/_outbox/${encodeURIComponent(id)}">${escaped(subject)}</a></td></tr>`,
  );
  return `<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function single({ sentAt, from, to, text, html }: Message): string {
  const head = [`From ${from}`, `To ${to.join(', ')}`].map((line) => `<p>${escaped(line)}</p>`).join('');
  const body = text === null ? '' : `<pre>${escaped(text)}</pre>`;
  const frame =
    html === null ? '' : `<iframe sandbox="" title="The mail as HTML" srcdoc="${escaped(html)}"></iframe>`;
  return `<p><a href="/_outbox">All mail</a></p>${head}<p>${time(sentAt)} UTC</p>${body}${frame}`;
}

const time = (instant: string): string =>
  `<time datetime="${escaped(instant)}">${escaped(instant.slice(0, 19).replace('T', ' '))}</time>`;

function page(title: string, content: string): Answer {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width"><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #8886}
pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:36rem;border:1px solid #8886;background:#fff}
</style></head><body><h1>${escaped(title)}</h1>${content}</body></html>`;
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
