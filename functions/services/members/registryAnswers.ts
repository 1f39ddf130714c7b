import * as z from 'zod/mini';
import { importedMember } from '../../../shared/contract/members/memberships.ts';
import { applyImport } from '../../../shared/domain/membership/importedMember.ts';
import type { Member } from '../../../shared/domain/membership/member.ts';
import { registryAnswerKey } from '../../store/keys.ts';
import { getItem } from '../../platform/table/read.ts';
import { putItem } from '../../platform/table/writes.ts';

/** A membership changes once a year; who has just paid wants to be known within the hour. */
const KEPT_SECONDS = { known: 60 * 60, unknown: 5 * 60 };

const cachedShape = z.object({ member: z.nullable(z.unknown()), expiresAt: z.number() });

/** A member as a federation's service writes it; null where that cannot be read. */
export function memberOfAnswer(number: string, answer: unknown): Member | null {
  const fields = typeof answer === 'object' && answer !== null ? answer : {};
  const read = importedMember.safeParse({ ...fields, number });
  return read.success ? applyImport(null, read.data).member : null;
}

/** What the service said of a number not long ago: undefined where that is too long ago. */
export async function cachedAnswer(number: string, now: Date): Promise<Member | 'unknown' | undefined> {
  const item = await getItem(registryAnswerKey(number));
  if (!item) return undefined;
  const { member, expiresAt } = cachedShape.parse(item);
  // The table's time to live deletes some time after that instant.
  if (expiresAt <= now.getTime() / 1000) return undefined;
  return member === null ? 'unknown' : (memberOfAnswer(number, member) ?? undefined);
}

export async function cacheAnswer(number: string, answer: Member | 'unknown', now: Date): Promise<void> {
  const seconds = answer === 'unknown' ? KEPT_SECONDS.unknown : KEPT_SECONDS.known;
  await putItem({
    ...registryAnswerKey(number),
    type: 'registryAnswer',
    member: answer === 'unknown' ? null : answerFields(answer),
    expiresAt: Math.floor(now.getTime() / 1000) + seconds,
  });
}

/** Without what is not known: an import says such a thing by leaving it out. */
function answerFields(member: Member): Record<string, unknown> {
  return Object.fromEntries(Object.entries(member).filter(([, value]) => value !== null));
}
