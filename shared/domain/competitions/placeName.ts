interface Place {
  readonly name: string;
  readonly city: string;
  readonly country: string;
}

/** "Mega Ice, Hong Kong, Hong Kong" says a city state's name once. */
export function placeName({ name, city, country }: Place): string {
  return [...new Set([name, city, country])].join(', ');
}
