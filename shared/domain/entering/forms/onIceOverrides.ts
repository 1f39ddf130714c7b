import { ON_ICE_FIELDS, type OnIceOverrides } from '../../../contract/entering/competitions/onIce.ts';

type SentOnIce = { readonly [Field in keyof OnIceOverrides]?: OnIceOverrides[Field] | null | undefined };

/** The ice and judging values that a format or an event has of its own; those that are empty follow the rest. */
export function onIceOverrides(sent: SentOnIce): OnIceOverrides {
  const own = ON_ICE_FIELDS.flatMap((field) => {
    const value = sent[field];
    return value === undefined || value === null ? [] : [[field, value] as const];
  });
  return Object.fromEntries(own);
}
