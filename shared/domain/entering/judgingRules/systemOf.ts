import type { JudgingRules, JudgingSystem } from '../../../contract/entering/competitions/judgingRules.ts';

/** The system of an event: its own, else the competition's. */
export function systemOf(
  rules: Pick<JudgingRules, 'system' | 'eventSystems'>,
  eventId: string,
): JudgingSystem {
  return rules.eventSystems.find((own) => own.eventId === eventId)?.system ?? rules.system;
}
