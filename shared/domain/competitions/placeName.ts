interface Place {
  readonly name: string;
  readonly city: string;
  readonly country: string;
}

/** With street and house, in one line. */
export function fullAddress({
  name,
  address,
  city,
  country,
}: Place & { readonly address: string | null }): string {
  return [...new Set([name, ...(address?.split('\n') ?? []), city, country])].join(', ');
}

/** "Mega Ice, Hong Kong, Hong Kong" says a city state's name once. */
export function placeName({ name, city, country }: Place): string {
  return [...new Set([name, city, country])].join(', ');
}
