interface Place {
  readonly name: string;
  readonly city: string;
  readonly country: string;
}

/** The name with the postal address, in one line. */
export function fullAddress({
  name,
  address,
  city,
  country,
}: Place & { readonly address: string | null }): string {
  return [...new Set([name, ...(address?.split('\n') ?? []), city, country])].join(', ');
}

/** Leaves out repeated parts, as in city states: "Mega Ice, Hong Kong". */
export function placeName({ name, city, country }: Place): string {
  return [...new Set([name, city, country])].join(', ');
}
