import { ON_ICE_FIELDS, type OwnOnIce } from '../../../contract/entering/competitions/onIce.ts';

type SentOnIce = { readonly [Field in keyof OwnOnIce]?: OwnOnIce[Field] | null | undefined };

/** The ice and judging values that a format or an event has of its own; those that are empty follow the rest. */
export function ownOnIce(sent: SentOnIce): OwnOnIce {
  const own = ON_ICE_FIELDS.flatMap((field) => {
    const value = sent[field];
    return value === undefined || value === null ? [] : [[field, value] as const];
  });
  return Object.fromEntries(own);
}
