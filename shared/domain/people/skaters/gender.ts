export const GENDERS = ['Female', 'Male'] as const;

export type Gender = (typeof GENDERS)[number];
