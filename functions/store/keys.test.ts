import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as documents from './money/numbering/keys.ts';
import * as keys from './keys.ts';
import * as payments from './money/payments/keys.ts';

const folder = path.join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

it('spells keys in keys.ts and in the keys.ts of a resource or the outbox only', () => {
  const spelling = files.filter((file) => /[`'][A-Z]+#/.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(spelling).toContain(path.join('store', 'keys.ts'));
  expect(
    spelling.filter(
      (file) => !/^(store[/\\](\w+[/\\]\w+[/\\])?|platform[/\\]outbox[/\\])keys\.ts$/.test(file),
    ),
  ).toEqual([]);
});

/** A value that would end its part of a key, or read as an escape. */
const HOSTILE = 'a#b%23%';

describe('keys, byte for byte as the table has them', () => {
  it.each([
    [keys.userKey(HOSTILE), 'USER#a%23b%2523%25 | USER'],
    [keys.sessionKey('u#1', HOSTILE), 'USER#u%231 | SESSION#a%23b%2523%25'],
    [keys.auditKey('u1', 'r1'), 'USER#u1 | AUDIT#r1'],
    [keys.factorKey('u1', 'f#'), 'USER#u1 | FACTOR#f%23'],
    [keys.attemptsKey('logIn', 'kim@a.b 1#2', 900), 'ATTEMPTS#logIn#kim@a.b 1%232 | WINDOW#900'],
    [keys.rinkKey(HOSTILE), 'RINKS | RINK#a%23b%2523%25'],
    [keys.rinkNameKey('Hong#Kong', 'Élan #1'), 'RINKNAME#elan %231 | COUNTRY#Hong%23Kong'],
    [keys.rinkUseKey('r#1', 'headCoach', 'c%'), 'RINKUSES#r%231 | headCoach#c%25'],
    [keys.entryKey('a#1', 'team', HOSTILE), 'ACCOUNT#a%231 | ENTRY#team#a%23b%2523%25'],
    [keys.homeRinkKey('c1', 'name:ice#1'), 'COMPETITION#c1#RINKS | RINK#name:ice%231'],
    [keys.historyKey('e#1', 'h1'), 'ENTRY#e%231 | HISTORY#h1'],
    [keys.noticeMailKey('e1', 'reminder#payment'), 'ENTRY#e1 | MAIL#reminder%23payment'],
    [keys.reminderKey('c1', 'pay#ment', 'a%'), 'COMPETITION#c1#REMINDERS | pay%23ment#ACCOUNT#a%25'],
    [keys.familyMoveKey('c#1', 'a#1'), 'COMPETITION#c%231#MOVE | ACCOUNT#a%231'],
    [documents.receiptKey('e1', 7), 'ENTRY#e1 | RECEIPT#0007'],
    [documents.receiptNumberKey('c#1', 42), 'COMPETITION#c%231#RECEIPTS | NUMBER#000000042'],
    [documents.rinkInvoicesKey('c1', 'r#'), 'COMPETITION#c1#INVOICES | RINK#r%23'],
    [documents.invoicePartKey('c#1', 3, 1), 'COMPETITION#c%231#INVOICE#000000003 | PART#0001'],
    [payments.paymentKey('e#1', 'p#1'), 'ENTRY#e%231 | PAYMENT#p%231'],
    [payments.bankRowKey('c1', 'row#%'), 'COMPETITION#c1#BANKROWS | BANKROW#row%23%25'],
    [keys.changeRecordKey('rink', 'r#1', 'x'), 'HISTORY#rink#r%231 | RECORD#x'],
    [keys.enteredKey('c1', 'e#', 'ada#frost'), 'COMPETITION#c1#EVENT#e%23 | ENTERED#ada%23frost'],
    [keys.rosterKey('c1', 'e#1', 3), 'COMPETITION#c1#ROSTERS#e%231 | ITEM#03'],
    [keys.ladderKey('c#', 'ada|1'), 'COMPETITION#c%23#LADDER#ada|1 | LADDER'],
    [keys.placesKey('c1', 'TOTAL#'), 'COMPETITION#c1#PLACES | EVENT#TOTAL%23'],
    [keys.waitingKey('c1', 'l#', 'p', 'e', 'v#'), 'COMPETITION#c1#WAITING | l%23#p#e#v%23'],
    [keys.idempotencyKey('a#1', 'key # of %'), 'ACCOUNT#a%231 | IDEMPOTENCY#key %23 of %25'],
    [keys.uploadKey('a#', 'u#'), 'UPLOAD#u%23 | ACCOUNT#a%23'],
    [keys.memberKey('47#11'), 'MEMBER#47%2311 | MEMBER'],
  ])('%o', ({ pk, sk }, expected) => {
    expect(`${pk} | ${sk}`).toBe(expected);
  });

  it('of the indexes', () => {
    expect(keys.userIndexKey('SKATER', 'Ada #1', 'u#')).toEqual({
      gsi1pk: 'USERS#SKATER',
      gsi1sk: 'ada %231#u%23',
    });
    expect(keys.competitionIndexKey('open', '2026-11-22', 'c#')).toEqual({
      gsi1pk: 'COMPETITIONS#open',
      gsi1sk: '2026-11-22#c%23',
    });
    expect(keys.entryIndexKey('c#', 'dance', 'Ada #', 'e#')).toEqual({
      gsi1pk: 'ENTRIES#c%23#dance',
      gsi1sk: 'ada %23#e%23',
    });
    expect(keys.rinkIndexKey('c#', 'r#', 'team', 'Ice #1', 'e1')).toEqual({
      gsi2pk: 'RINK#c%23#r%23',
      gsi2sk: 'team#ice %231#e1',
    });
    expect(keys.dueIndexKey('c1', 'individual', 'Ada', 'e#')).toEqual({
      gsi3pk: 'DUE#c1',
      gsi3sk: 'individual#ada#e%23',
    });
    expect(payments.paymentIndexKey('c1', '2026-11-22', 'p#').gsi1sk).toBe('2026-11-22#p%23');
    expect(keys.memberIndexKey('Ada #', '47#')).toEqual({ gsi1pk: 'MEMBERS', gsi1sk: 'ada %23#47%23' });
    expect(keys.entriesSinceRange('team', '01#')).toEqual({ from: 'ENTRY#team#01%23', to: 'ENTRY#team#~' });
    expect(keys.waitingPrefix('l#')).toBe('l%23#');
  });

  it('give back the event and the format that they were made of', () => {
    expect(keys.eventOfPlaces(keys.placesKey('c1', HOSTILE).sk)).toBe(HOSTILE);
    expect(keys.formatOfPlaces(keys.formatIceKey('c1', HOSTILE).sk)).toBe(HOSTILE);
    expect(keys.eventOfPlaces(keys.totalKey('c1').sk)).toBeNull();
  });
});
