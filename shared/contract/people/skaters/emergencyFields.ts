import * as z from 'zod/mini';
import { lines, optional, text } from '../../core/scalars.ts';

/** The emergency contact, for the competition day. Optional, and left out of the ordinary lists. */
export const emergencyFields = {
  emergencyContact: optional(text(120)),
  emergencyPhone: optional(text(40)),
  /** Facts that helpers must know: an allergy, asthma, a medicine. */
  medicalNote: optional(lines(500)),
};

/** The emergency contact of a skater stored in an account. */
export const storedEmergencyFields = {
  emergencyContact: z.optional(z.nullable(text(120))),
  emergencyPhone: z.optional(z.nullable(text(40))),
  medicalNote: z.optional(z.nullable(lines(500))),
};
