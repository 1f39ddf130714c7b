import { describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { MAILED_CHANGES } from '../../../../local/testing/mailedChanges.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { HANDLERS } from './handlers.ts';
import { sendDue } from './sendOutbox.ts';

const ses = await startTableWithMail();
Object.assign(process.env, { MEMBERSHIP_REGISTRY: 'own', PASSWORD_COST: '1024' });

const MINUTE = 60_000;
/** More points of death than any change has. */
const MOST_POINTS = 40;

describe.each(Object.entries(MAILED_CHANGES))('%s', (_name, stage) => {
  it('and its mail is sent, wherever its function dies', async () => {
    let hasDied = true;
    for (let point = 0; hasDied; point += 1) {
      expect(point).toBeLessThan(MOST_POINTS);
      const now = new Date();
      const { make, to, subject, isMade } = await stage(now);
      ses.taken.length = 0;
      hasDied = await dyingAfter(point, make);
      for (const minutes of [3, 10, 30])
        await sendDue(HANDLERS, new Date(now.getTime() + minutes * MINUTE), 120_000);
      const mails = ses.taken.filter((mail) => mail.to.includes(to) && subject.test(mail.subject));
      const isSent = new Set(mails.map(({ references }) => references)).size;
      expect(isSent, `at point ${String(point)}`).toBe((await isMade()) ? 1 : 0);
      // Its function may have died after the mail left, before that was recorded.
      expect(mails.length).toBeLessThanOrEqual(hasDied ? 2 : 1);
    }
  });
});
