import { describe, expect, it } from 'vitest';
import { ROLES } from '../../shared/contract/core/roles.ts';
import { LANDING_PAGE } from '../../shared/domain/people/accounts/landingPage.ts';
import { mayEnter } from './access.ts';
import { MENU, MENU_GROUPS } from './menu.ts';

describe.each(ROLES)('%s', (role) => {
  it('may enter its landing page and every page of its menu', () => {
    const grouped = MENU_GROUPS[role].flatMap(({ items }) => items.map(({ to }) => to));
    const addresses = [LANDING_PAGE[role], ...MENU[role].map(({ to }) => to), ...grouped];
    expect(addresses.filter((address) => !mayEnter(role, address))).toEqual([]);
  });
});

describe('access', () => {
  it.each([
    ['SKATER', '/admin/rinks'],
    ['SKATER', '/admin/competitions/c-1/page'],
    ['MANAGER', '/admin/skaters?competition=another'],
    ['MANAGER', '/admin/competitions/c-1/page'],
    ['HEAD_COACH', '/admin/add-form'],
    ['SKATER', '/admin/competitions/c-1/entries/e-1'],
    ['MANAGER', '/admin/competitions/c-1/entries/e-1/more'],
    ['MANAGER', '/admin/entries/e-1'],
    ['SKATER', '/admin/entries/e-1/more'],
    ['SKATER', '/admin/entries'],
    ['SUPER_ADMIN', '/admin/nothing-here'],
  ] as const)('refuses %s at %s', (role, address) => {
    expect(mayEnter(role, address)).toBe(false);
  });

  it('allows public pages, and one competition’s pages to their roles', () => {
    expect(mayEnter('SKATER', '/individual-form?competitionId=c')).toBe(true);
    expect(mayEnter('SUPER_ADMIN', '/admin/competitions/c-1/page')).toBe(true);
    expect(mayEnter('HEAD_COACH', '/admin/competitions/c-1/entries/e-1')).toBe(true);
    expect(mayEnter('SKATER', '/admin/entries/e-1')).toBe(true);
  });
});
