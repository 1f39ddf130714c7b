import { expect, it, vi } from 'vitest';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import {
  individualEntryBody,
  MAX_EVENTS,
} from '../../../../../shared/contract/entering/entries/entryBodies.ts';
import { ROUTES } from '../../../../../shared/contract/routes.ts';
import { formatWaitlist } from '../../../../../shared/domain/entering/capacity/waitlists.ts';
import { entryBody, formBody } from '../../../../../local/testing/competitions.ts';
import { idempotencyKey } from '../../../../store/keys.ts';
import { newForm } from '../../competitions/formContents.ts';
import { newIndividualEntry } from './newEntry.ts';
import { newEntryWrites } from './storeNewEntry.ts';

const NOW = new Date('2027-01-05T10:00:00Z');
const COMPETITION = {
  id: 'competition',
  formId: 'form',
  startDate: '2027-03-01',
  currency: 'USD',
  timeZone: 'UTC',
} as Competition;

/** In as many events as an entry may have, each of a format of its own. */
function longestEntry() {
  const formats = Array.from({ length: MAX_EVENTS }, (_, index) => ({
    format: `Format ${index}`,
    entry: 'individual',
    skaters: [1, 1],
    music: 'own',
    iceMinutes: 1,
    events: [{ level: 'Low', seconds: 90 }],
  }));
  const form = newForm(ROUTES.createForm.body.parse({ ...formBody(), formats }), NOW);
  const body = entryBody({ competition: COMPETITION, form }, MAX_EVENTS);
  return newIndividualEntry(individualEntryBody.parse(body), {
    accountId: 'family',
    competition: { ...COMPETITION, formVersion: 1 },
    form,
    rink: { homeIsiRink: 'Pond', homeRinkId: null },
    now: NOW,
  });
}

it('is one transaction, also where each event of the longest entry waits for ice of a format', () => {
  vi.stubEnv('TABLE_NAME', 'table');
  const entry = longestEntry();
  expect(entry.events).toHaveLength(MAX_EVENTS);
  const events = entry.events.map((event) => ({
    ...event,
    state: 'waiting' as const,
    waiting: { list: formatWaitlist(event.formatId), position: entry.id, since: entry.submittedAt },
  }));
  const limits = { places: new Map(), iceSeconds: new Map(), competition: { capacity: 1, iceMinutes: 1 } };
  const waiting = { ...entry, state: 'waiting' as const, iceSeconds: {}, events };
  const steps = newEntryWrites(waiting, limits, {
    recordKey: idempotencyKey('family', 'key'),
    requestHash: 'hash',
  });
  expect(steps.length).toBeGreaterThan(4 * MAX_EVENTS);
  // Besides them a registered home rink that nobody has come from yet is counted as used, and the skater's
  // ladder says which of its steps the entry has.
  expect(steps.length + 4 + 1).toBeLessThanOrEqual(100);
});
