import { beforeAll, describe, expect, it, vi } from 'vitest';
import { linkTo } from '../../../platform/mail/links.ts';
import type { Letterhead } from '../../../platform/mail/mail.ts';
import { accountDeletedMail, invitationMail, verifyAddressMail } from '../../people/mail/accountMails.ts';
import { passwordChangedMail, resetPasswordMail } from '../../people/mail/securityMails.ts';

beforeAll(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
});

const invitation = {
  role: 'HEAD_COACH',
  assignment: 'Harbour & Ice',
  days: 14,
  invitedBy: 'Ingrid Tan',
} as const;

const PLAIN: Letterhead = { name: null, logo: null, accent: null };

/** Every mail, to a reader of that name. */
function mailsTo(name: string) {
  const link = linkTo('/reset-password', { token: 'a-b_c', invited: '1' });
  return {
    verifyAddress: verifyAddressMail({ name, link }),
    resetPassword: resetPasswordMail({ name, link, minutes: 60 }),
    invitation: invitationMail({ name, link, ...invitation }),
    passwordChanged: passwordChangedMail({ name, at: new Date('2026-11-21T23:05:00Z') }),
    accountDeleted: accountDeletedMail({ name }),
  };
}

const KINDS = ['verifyAddress', 'resetPassword', 'invitation', 'passwordChanged', 'accountDeleted'] as const;

/** The words of an HTML mail, to be compared with its plain text. */
function wordsOf(html: string): string {
  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return html
    .replace(/<(title|style)>[^]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity as keyof typeof entities])
    .replace(/\s+/g, ' ');
}

describe.each(KINDS)('the mail %s', (kind) => {
  const mailTo = (name: string, letterhead = PLAIN) => {
    const { subject, text, html } = mailsTo(name)[kind];
    return { subject, text, html: html(letterhead) };
  };

  it('greets by name and says the same as text and as HTML', () => {
    const { text, html } = mailTo('Lam Mei Yan');
    expect(text.startsWith('Hello Lam Mei Yan,\n')).toBe(true);
    for (const line of text.split('\n').filter((part) => part.trim() !== '' && part !== '-- '))
      expect(wordsOf(html)).toContain(line.replace(/:$/, '').trim());
  });

  it('shows HTML in a name as it was typed', () => {
    const { html } = mailTo('<img src=x onerror=alert(1)> "Ann" & \'Bo\'');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;Ann&quot; &amp; &#39;Bo&#39;');
    expect(html).not.toMatch(/<img|<script/);
  });

  it('is on the federation’s letterhead', () => {
    const logo = 'https://rinkside.example/images/01J9.png';
    const { html } = mailTo('Ann', { name: 'Ice & Co "Asia"', logo, accent: 'ember' });
    expect(html).toContain(`src="${logo}" alt="Ice &amp; Co &quot;Asia&quot;"`);
    expect(html).toContain('border-top:5px solid #aa5643');
    expect(mailTo('Ann', { ...PLAIN, name: 'Ice & Co' }).html).toContain('>Ice &amp; Co</p>');
    expect(mailTo('Ann').html).toContain('>Rinkside</p>');
  });

  it('keeps a name to one line, in the subject too', () => {
    const { subject, text } = mailTo('Ann\r\nBcc: all@rinkside\u2028Bo\u202Edne');
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(text).not.toMatch(/^Bcc/m);
    expect(text).not.toMatch(/[\r\u2028\u202E]/);
  });

  it.each(['Win at http://evil.example', 'www.evil', 'evil.example', 'a@evil'])(
    'carries no message in the name %s',
    (name) => {
      const { text, html } = mailTo(name);
      expect(text.startsWith('Hello,\n')).toBe(true);
      expect(text + html).not.toContain('evil');
    },
  );

  it('loads nothing, tells its language, and leads to the product alone', () => {
    const { html } = mailTo('J.R. Nguyễn');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('J.R. Nguyễn');
    expect(html).not.toMatch(/<img|<link|url\(|@import|src=/);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/rinkside\.example\//);
  });
});

describe('what a mail says', () => {
  it('has the link whole in both forms, with its limits', () => {
    const { text, html } = mailsTo('Ann').resetPassword;
    expect(text).toContain('\nhttps://rinkside.example/reset-password?token=a-b_c&invited=1\n');
    expect(html(PLAIN)).toContain('href="https://rinkside.example/reset-password?token=a-b_c&amp;invited=1"');
    expect(text).toContain('once, for 60 minutes');
  });

  it('tells who invites whom to what', () => {
    const { text, subject, html } = mailsTo('Ann').invitation;
    expect(subject).toBe('You’re invited to Rinkside as head coach');
    expect(text).toContain('Ingrid Tan invited you to Rinkside as head coach of Harbour & Ice.');
    expect(text).toContain('once, for 14 days');
    expect(html(PLAIN)).toContain('Harbour &amp; Ice');
    const mail = invitationMail({
      ...invitation,
      name: 'Ann',
      role: 'SUPER_ADMIN',
      assignment: null,
      link: 'x',
    });
    expect(mail.text).toContain('as super administrator.');
  });

  it('tells when the password was changed, and what to do about it', () => {
    const { text } = mailsTo('Ann').passwordChanged;
    expect(text).toContain('21 November 2026 at 23:05 UTC');
    expect(text).toContain('https://rinkside.example/forget-password');
  });
});

describe('linkTo', () => {
  it('encodes what it is given', () => {
    expect(linkTo('/verify-email', { token: 'a&b=c #d' })).toBe(
      'https://rinkside.example/verify-email?token=a%26b%3Dc+%23d',
    );
  });

  it('never leaves the public origin', () => {
    expect(() => linkTo('//evil.example/login')).toThrow('leave the product');
    expect(() => linkTo('/\\evil.example')).toThrow('leave the product');
  });
});
