import * as z from 'zod/mini';
import { lines, optional, text } from '../core/scalars.ts';

/** For an emergency on the day; nobody has to say it. It is shown in no ordinary list. */
export const emergencyFields = {
  emergencyContact: optional(text(120)),
  emergencyPhone: optional(text(40)),
  /** What helpers have to know: an allergy, asthma, a medicine. */
  medicalNote: optional(lines(500)),
};

/** The same of a skater whom an account keeps; left out where nobody has said it. */
export const storedEmergencyFields = {
  emergencyContact: z.optional(z.nullable(text(120))),
  emergencyPhone: z.optional(z.nullable(text(40))),
  medicalNote: z.optional(z.nullable(lines(500))),
};
