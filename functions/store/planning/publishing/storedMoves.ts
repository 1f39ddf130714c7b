import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';

const appointment = z.object({ surfaceId: z.string(), date: z.string(), start: z.string() });

const moves = z.array(
  z.object({
    role: z.enum(['skater', 'coach', 'judge']),
    programmeId: z.nullable(z.string()),
    /** Of a judge, in order of time; absent from older mails. */
    eventIds: z.optional(z.array(z.string())),
    from: z.nullable(appointment),
    to: z.nullable(appointment),
  }),
);

/**
 * Moves as a mail stores them: compressed, since all mails of a version are read while somebody looks who was told
 * (as list rows, decision 0200).
 */
export const packedMoves = (own: z.output<typeof moves>): Uint8Array =>
  deflateRawSync(JSON.stringify(own), { level: 9 });

/** As they are packed, or plain as version 0.2 stored them. */
export const storedMoves = z.pipe(
  z.transform((stored: unknown): unknown =>
    stored instanceof Uint8Array ? JSON.parse(inflateRawSync(stored).toString()) : stored,
  ),
  moves,
);
