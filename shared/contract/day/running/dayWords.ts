import { STORED_STARTER_STATES } from '../../core/planningWords.ts';

/** Where nothing is stored, the programme is expected. */
export const STARTER_STATES = ['expected', ...STORED_STARTER_STATES] as const;

export type StarterState = (typeof STARTER_STATES)[number];

/** Changes of a flight that need a reason. */
export const FLIGHT_CHANGES = ['order', 'walkOn', 'walkOnMoved', 'startUndone', 'endUndone'] as const;

/** A coach’s pupils on two surfaces, a pupil on the ice while the coach judges, two panels at once. */
export const CLASH_KINDS = ['pupils', 'panelAndPupil', 'panels'] as const;

export type ClashKind = (typeof CLASH_KINDS)[number];
