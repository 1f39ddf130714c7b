import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { changeBody, newCompetition } from '../local/testing/competitions.ts';
import { invitedCouple, newAddress, newMailedFamily } from '../local/testing/couples.ts';
import { groupFormBody } from '../local/testing/groupEntries.ts';
import { mailsTo } from '../local/testing/outbox.ts';
import { demoAccount } from '../local/testing/people.ts';
import { sharedBrowser, newWindow, PHONE } from './browser.ts';
import { collectErrors, expectAccessible, expectNoSidewaysScroll } from './checks.ts';
import { mailedLink } from './mailbox.ts';
import { fillLogIn } from './steps.ts';

const PAGE = '/update-couple-partner';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

it('a partner signs and confirms by the mail’s link and corrects a number; the family then names another, and the first is notified', async () => {
  const family = await newMailedFamily();
  const staged = await newCompetition({}, null, groupFormBody());
  const { email, entry } = await invitedCouple(family.caller, staged);
  const body = { ...changeBody(staged.competition), waiver: 'I know the risks of skating.' };
  const admin = await demoAccount('superadmin');
  await admin.data('updateCompetition', { params: { competitionId: staged.competition.id }, body });
  const { context, page } = await newWindow(browser, { size: PHONE });
  const errors = collectErrors(page);
  const inspect = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  const link = await mailedLink(email, PAGE);
  await page.goto(link);
  await page.getByRole('heading', { name: /^Skate with Ada/ }).waitFor();
  await inspect();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByText('Please read the waiver and tick the box').waitFor();
  await page.getByRole('checkbox', { name: 'I have read and agree' }).check();
  await page.getByLabel('Your name').fill('Pat Lake');
  await page.getByLabel('Name in public').selectOption({ label: 'Initials' });
  await inspect();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByRole('heading', { name: /^You skate with/ }).waitFor();
  const decided = await family.caller.data('getEntry', { params: { entryId: entry.id } });
  expect(decided.consents?.[1]).toMatchObject({ publishAs: 'initials', waiver: { signedBy: 'Pat Lake' } });
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByLabel('ISI number').fill('99887');
  await page.getByRole('button', { name: 'Save details', exact: true }).click();
  await page.getByText('99887').waitFor();
  await inspect();

  // The family opens its own address, logs in and returns.
  await page.goto(`${PAGE}?entryId=${entry.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(page, family.email, 'a password of ours');
  await page.getByText('Accepted', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('ISI number').inputValue()).toBe('99887');
  const another = newAddress();
  await page.getByLabel('Full name').fill('Ida Lake');
  await page.getByLabel('Partner’s email').fill(another);
  await page.reload();
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Ida Lake');
  await page.getByRole('button', { name: 'Save partner' }).click();
  await page.getByText('Invited', { exact: true }).waitFor();
  await inspect();

  expect((await mailsTo(email)).map(({ subject }) => subject)[0]).toContain('no longer entered as partner');
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.goto(await mailedLink(another, PAGE));
  await page.getByRole('button', { name: 'Accept invitation' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
