import { expect, it } from 'vitest';
import type { AttentionItem } from '../../../../../shared/domain/entering/competitions/attention.ts';
import { dashboardLinks } from '../dashboardLinks.ts';
import { fixLink, listLink } from './AttentionRow.tsx';

const addressOf = (code: AttentionItem['code'], mendedIn: AttentionItem['mendedIn']) => {
  const item: AttentionItem = { code, mendedIn, severity: 'soon', count: 1, events: [] };
  return [
    fixLink(item, dashboardLinks('MANAGER', 'c-1')),
    fixLink(item, dashboardLinks('SUPER_ADMIN', 'c-1')),
  ];
};

it('leads a manager to the pages of the own competition, a super administrator to those of this one', () => {
  expect(addressOf('eventsFull', 'form')).toEqual(['/admin/add-form', '/admin/add-form?competition=c-1']);
  expect(addressOf('paymentsDue', 'entries')).toEqual([
    '/admin/competition-skaters',
    '/admin/skaters?competition=c-1',
  ]);
  expect(addressOf('packetMissing', 'detail')).toEqual([
    '/admin/add-competitions?isEdit=true#packet',
    '/admin/add-competitions?isEdit=true&competition=c-1#packet',
  ]);
  expect(addressOf('closesSoon', 'detail')[0]).toBe('/admin/add-competitions?isEdit=true#entries');
});

it('leads to the list of those whose waiver is missing', () => {
  const entries = [{ kind: 'team', count: 2 } as const, { kind: 'dance', count: 1 } as const];
  const item = {
    code: 'waiversMissing',
    mendedIn: 'entries',
    severity: 'soon',
    count: 3,
    events: [],
    entries,
  } as const satisfies AttentionItem;
  const addresses = dashboardLinks('MANAGER', 'c-1');
  expect(fixLink({ ...item, events: [], entries: [...entries] }, addresses)).toBe(
    '/admin/competition-teams?waiver=missing',
  );
  expect(listLink('waiversMissing', 'dance', dashboardLinks('SUPER_ADMIN', 'c-1'))).toBe(
    '/admin/dances?competition=c-1&waiver=missing',
  );
});
