import type { JudgingSystem } from '../../../../shared/contract/entering/competitions/judgingRules.ts';

/** Every system with its choices, as one list to choose from. */
export const SYSTEMS = [
  { key: 'isi', system: { system: 'isi' } },
  { key: 'sixPresentation', system: { system: '6.0', decidedBy: 'presentation' } },
  { key: 'sixTechnical', system: { system: '6.0', decidedBy: 'technical' } },
  { key: 'majoritySix', system: { system: 'majority', variant: '6.0' } },
  { key: 'majoritySkating', system: { system: 'majority', variant: 'skating' } },
] as const satisfies readonly { readonly key: string; readonly system: JudgingSystem }[];

export type SystemKey = (typeof SYSTEMS)[number]['key'];

export function keyOfSystem(system: JudgingSystem): SystemKey {
  return SYSTEMS.find((one) => JSON.stringify(one.system) === JSON.stringify(ordered(system)))?.key ?? 'isi';
}

export const systemOfKey = (key: string): JudgingSystem =>
  SYSTEMS.find((one) => one.key === key)?.system ?? { system: 'isi' };

/** The fields of a stored system may come in any order. */
function ordered(system: JudgingSystem): JudgingSystem {
  if (system.system === 'isi') return { system: 'isi' };
  return system.system === '6.0'
    ? { system: '6.0', decidedBy: system.decidedBy }
    : { system: 'majority', variant: system.variant };
}
