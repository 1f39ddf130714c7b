import type { Resource, Route } from './route.ts';

/** Whether anybody may call, without an account and without a code. */
export const isPublic = ({ roles }: Route): boolean => roles.some((role) => role === 'PUBLIC');

/**
 * The functions of the competition day: those that the holders of codes call for marks and check-in, and the one by which
 * people log in. Anonymous calls of other functions must not take their share of the machine.
 */
export function dayResources(
  routes: Readonly<Record<'logIn', Route>>,
  all: readonly Route[],
): ReadonlySet<Resource> {
  const byCode = all.filter(({ codes = [] }) => codes.length > 0).map(({ resource }) => resource);
  return new Set([routes.logIn.resource, ...byCode]);
}
