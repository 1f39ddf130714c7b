import * as z from 'zod/mini';
import { importedMember } from '../../../../shared/contract/people/members/memberships.ts';
import { applyImport } from '../../../../shared/domain/people/membership/importedMember.ts';
import type { Member } from '../../../../shared/domain/people/membership/member.ts';
import { getItem } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { registryAnswerKey } from './keys.ts';

/** A membership changes once a year, but a new member should be found within minutes. */
const CACHE_SECONDS = { known: 60 * 60, unknown: 5 * 60 };

const cachedShape = z.object({ member: z.nullable(z.unknown()), expiresAt: z.number() });

/** A member as a federation's service answers; null if the answer cannot be read. */
export function memberOfAnswer(number: string, answer: unknown): Member | null {
  const fields = typeof answer === 'object' && answer !== null ? answer : {};
  const read = importedMember.safeParse({ ...fields, number });
  return read.success ? applyImport(null, read.data).member : null;
}

/** The service's cached answer; undefined when there is none or it has expired. */
export async function cachedAnswer(number: string, now: Date): Promise<Member | 'unknown' | undefined> {
  const item = await getItem(registryAnswerKey(number));
  if (!item) return undefined;
  const { member, expiresAt } = cachedShape.parse(item);
  // DynamoDB deletes expired items with a delay.
  if (expiresAt <= now.getTime() / 1000) return undefined;
  return member === null ? 'unknown' : (memberOfAnswer(number, member) ?? undefined);
}

export async function cacheAnswer(number: string, answer: Member | 'unknown', now: Date): Promise<void> {
  const seconds = answer === 'unknown' ? CACHE_SECONDS.unknown : CACHE_SECONDS.known;
  await putItem({
    ...registryAnswerKey(number),
    type: 'registryAnswer',
    member: answer === 'unknown' ? null : answerFields(answer),
    expiresAt: Math.floor(now.getTime() / 1000) + seconds,
  });
}

/** An import leaves unknown fields out, so the cached answer does as well. */
function answerFields(member: Member): Record<string, unknown> {
  return Object.fromEntries(Object.entries(member).filter(([, value]) => value !== null));
}
