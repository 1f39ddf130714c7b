import * as z from 'zod/mini';
import { CODE_KINDS } from '../../../../shared/contract/core/roles.ts';

/** A code that an organiser made for a helper. */
const storedCode = z.object({
  type: z.literal('code'),
  id: z.string(),
  competitionId: z.string(),
  kind: z.enum(CODE_KINDS),
  panelId: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  label: z.string(),
  /** UTC instants. Not `expiresAt`, by which the table deletes: the list shows ended codes too. */
  endsAt: z.string(),
  createdAt: z.string(),
  /** The organiser's name when it was made. */
  createdBy: z.string(),
  revokedAt: z.optional(z.string()),
  /** By which the code is found; absent in codes of earlier versions. */
  hash: z.optional(z.string()),
});

export type StoredCode = z.output<typeof storedCode>;

/** A helper's opening of a code on one browser. */
const storedOpening = z.object({
  type: z.literal('codeOpening'),
  codeId: z.string(),
  name: z.string(),
  at: z.string(),
  /** Of a seat's code: the coaches of the seat at that time, if each of its flights had one. */
  seated: z.optional(z.array(z.string())),
});

export type StoredOpening = z.output<typeof storedOpening>;

export const codeOf = (item: object): StoredCode => storedCode.parse(item);
export const openingOf = (item: object): StoredOpening => storedOpening.parse(item);

export const isWorking = ({ revokedAt, endsAt }: StoredCode, now: Date): boolean =>
  revokedAt === undefined && Date.parse(endsAt) > now.getTime();
