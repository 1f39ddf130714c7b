import { describe, expect, it } from 'vitest';
import { readSmtpSettings, refuseDemoMail } from './smtpSettings.ts';

const RINKSIDE_MAIL_FROM = 'entries@rinkside.example';
const read = (RINKSIDE_SMTP_URL: string) => readSmtpSettings({ RINKSIDE_SMTP_URL, RINKSIDE_MAIL_FROM });

describe('the settings of the mail relay', () => {
  it('are none without an address', () => {
    expect(readSmtpSettings({ RINKSIDE_MAIL_FROM })).toBeNull();
    expect(read('')).toBeNull();
  });

  it.each([
    ['smtp://mail.club.example', { host: 'mail.club.example', port: 587, needsTls: true, login: null }],
    ['smtps://mail.club.example/', { port: 465, isImplicitTls: true, needsTls: true }],
    ['smtp://localhost:25', { host: '127.0.0.1', port: 25, needsTls: false, isImplicitTls: false }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, needsTls: false }],
    ['smtps://club:a%40b%2Fc@mail.club.example', { login: { user: 'club', pass: 'a@b/c' } }],
  ])('%s', (address, expected) => {
    expect(read(address)).toMatchObject({ ...expected, from: RINKSIDE_MAIL_FROM });
  });

  it.each([
    'mail.club.example:587',
    'https://club:s3cret@mail.club.example',
    'smtp://',
    'smtp://club:s3cret@',
    'smtp://club@mail.club.example',
    'smtp://club:s3cret@mail.club.example?tls.rejectUnauthorized=false',
    'smtp://club:s3cret@mail.club.example/inbox',
    'smtp://club:s3cret%zz@mail.club.example',
    'smtp://club:s3/cret@mail.club.example',
  ])('%s is refused in one sentence without its password', (address) => {
    expect(() => read(address)).toThrow(/^RINKSIDE_SMTP_URL must be like (?!.*s3)[^\n]*$/);
  });

  it('have a rate of mails', () => {
    const relay = { RINKSIDE_SMTP_URL: 'smtp://localhost:25', RINKSIDE_MAIL_FROM };
    expect(readSmtpSettings(relay)).toMatchObject({ rate: 14 });
    expect(readSmtpSettings({ ...relay, RINKSIDE_MAIL_RATE: '2' })).toMatchObject({ rate: 2 });
    expect(() => readSmtpSettings({ ...relay, RINKSIDE_MAIL_RATE: 'many' })).toThrow(
      'RINKSIDE_MAIL_RATE is "many": it must be a whole number from 1 to 9999.',
    );
  });

  it('need a sender', () => {
    const relay = { RINKSIDE_SMTP_URL: 'smtp://localhost:25' };
    expect(() => readSmtpSettings(relay)).toThrow('Set RINKSIDE_MAIL_FROM');
    expect(() => readSmtpSettings({ ...relay, RINKSIDE_MAIL_FROM: 'club' })).toThrow(
      'RINKSIDE_MAIL_FROM is "club": that is not an email address.',
    );
  });

  it('let no mail of the demo leave this machine', () => {
    const refused = () => {
      refuseDemoMail({ smtp: read('smtp://mail.club.example'), demoData: true });
    };
    expect(refused).toThrow('must not leave this machine');
    for (const allowed of [
      { smtp: read('smtp://127.0.0.1:25'), demoData: true },
      { smtp: read('smtp://mail.club.example'), demoData: false },
      { smtp: null, demoData: true },
    ])
      refuseDemoMail(allowed);
  });
});
