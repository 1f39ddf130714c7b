/** The choice that asks for a name. */
export const NOT_LISTED = 'notListed';

/** Absent until the choice is shown; '' stands for no coach. */
export interface CoachValues {
  coachId?: string | null;
  /** A field that nobody typed into is absent. */
  newCoach?: { name?: string; email?: string };
  /** A team's own fields, which name its coach anyway. */
  coachName?: string;
  coachEmail?: string;
}

/** The part of the body that names the coach. */
export function coachRequest({ coachId, newCoach, coachName, coachEmail }: CoachValues): object {
  if (coachId === undefined) return {};
  if (coachId !== NOT_LISTED) return { coachId: coachId || null, newCoach: null };
  const { name = '', email = '' } = newCoach ?? { name: coachName ?? '', email: coachEmail ?? '' };
  return { coachId: null, newCoach: { name, email: email.trim() === '' ? null : email } };
}
