import { describe, expect, it } from 'vitest';
import {
  danceEntryBody,
  MAX_COUPLE_EVENTS,
} from '../../../../shared/contract/entering/entries/entryBodies.ts';
import { ROUTES } from '../../../../shared/contract/routes.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { danceBody, groupFormBody } from '../../../../local/testing/groupEntries.ts';
import { newForm } from '../../../services/entering/competitions/formContents.ts';
import { enteredItems } from './items.ts';
import { newCoupleEntry } from '../../../services/entering/entries/submit/newEntry.ts';

const NOW = new Date('2027-01-05T10:00:00Z');
const COMPETITION = {
  id: 'competition',
  formId: 'form',
  startDate: '2027-03-01',
  currency: 'USD',
  timeZone: 'UTC',
} as Competition;

/** A form of couples, and of solo dances that stand on the same entry. */
function coupleIn(count: { readonly couple: number; readonly solo: number }) {
  const { formats, ...fields } = groupFormBody();
  const events = (name: string) =>
    Array.from({ length: 10 }, (_, index) => ({ level: `${name} ${index}`, seconds: 90 }));
  const body = ROUTES.createForm.body.parse({
    ...fields,
    formats: [
      ...formats.filter(({ format }) => format !== 'Couple'),
      { format: 'Couple', entry: 'dance', skaters: [2, 2], music: 'own', events: events('Couple') },
      { format: 'Solo Dance', entry: 'dance', skaters: [1, 1], music: 'own', events: events('Solo') },
    ],
  });
  const form = newForm(body, NOW);
  const idsOf = (name: string) =>
    form.formats.find(({ format }) => format === name)?.events.map(({ id }) => id) ?? [];
  const event = [...idsOf('Couple').slice(0, count.couple), ...idsOf('Solo Dance').slice(0, count.solo)];
  const parsed = danceEntryBody.parse({ ...danceBody({ competition: COMPETITION, form }), event });
  const rink = { homeIsiRink: 'Pond', homeRinkId: null };
  return newCoupleEntry(parsed, {
    accountId: 'family',
    competition: { ...COMPETITION, formVersion: 1 },
    form,
    rink,
    now: NOW,
  });
}

describe('who stands in a couple’s events', () => {
  it('both in what is skated by two, the skater alone in what is danced alone', () => {
    const items = enteredItems(coupleIn({ couple: 2, solo: 1 }));
    expect(items).toHaveLength(5);
    expect(items.filter((item) => 'isPartner' in item)).toHaveLength(2);
    expect(new Set(items.map(({ pk, sk }) => `${pk} ${sk}`)).size).toBe(5);
  });

  it('who has declined in nothing', () => {
    const entry = coupleIn({ couple: 2, solo: 1 });
    if (!entry.partner) throw new Error('There is a partner');
    const declined = { ...entry, partner: { ...entry.partner, state: 'declined' as const } };
    expect(enteredItems(declined)).toHaveLength(3);
  });

  it('in so many events at most that two couples fit one transaction', () => {
    const most = enteredItems(coupleIn({ couple: MAX_COUPLE_EVENTS, solo: 0 }));
    // Out of all and into as many others, each event's places and ice besides.
    expect(2 * most.length + 4 * MAX_COUPLE_EVENTS).toBeLessThan(100 - 30);
    expect(() => coupleIn({ couple: MAX_COUPLE_EVENTS + 1, solo: 0 })).toThrow('MustWithin');
  });
});
