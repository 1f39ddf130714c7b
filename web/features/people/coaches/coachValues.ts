import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import type { Certificate } from '../../../../shared/contract/core/planningWords.ts';

/** The values of the coach form; '' stands for unknown. */
export interface CoachRecordValues {
  name: string;
  professional: string;
  email: string;
  phone: string;
  certificates: { certificate: string; date: string; expiry: string }[];
  rinkIds: { rinkId: string }[];
}

export const NO_CERTIFICATE = { certificate: '', date: '', expiry: '' };

export const NO_COACH: CoachRecordValues = {
  name: '',
  professional: '',
  email: '',
  phone: '',
  certificates: [],
  rinkIds: [],
};

export function coachValues(coach: Coach): CoachRecordValues {
  return {
    name: coach.name,
    professional: coach.professional ?? '',
    email: coach.email ?? '',
    phone: coach.phone ?? '',
    certificates: coach.certificates.map(({ certificate, date, expiry }) => ({
      certificate,
      date,
      expiry: expiry ?? '',
    })),
    rinkIds: coach.rinkIds.map((rinkId) => ({ rinkId })),
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

export function coachBody(values: CoachRecordValues): BodyOf<'createCoach'> {
  return {
    name: values.name,
    professional: orNull(values.professional),
    email: orNull(values.email),
    phone: orNull(values.phone),
    certificates: values.certificates.map(({ certificate, date, expiry }) => ({
      // The select holds a string; the contract's schema validates it.
      certificate: certificate as Certificate,
      date,
      expiry: orNull(expiry),
    })),
    rinkIds: values.rinkIds.flatMap(({ rinkId }) => rinkId || []),
  };
}
