/** A calendar day, `YYYY-MM-DD`; it belongs to no time zone. */
export interface ExportDay {
  readonly kind: 'day';
  readonly day: string;
}

/** A UTC instant, written as the clock of its time zone shows it. */
export interface ExportInstant {
  readonly kind: 'instant';
  readonly instant: string;
  readonly timeZone: string;
}

/** Minor units of an ISO 4217 currency, written with the currency's own decimals. */
export interface ExportMoney {
  readonly kind: 'money';
  readonly amount: number;
  readonly currency: string;
}

/** A cell's value. A string is always text; null is empty. */
export type ExportValue = string | number | null | ExportDay | ExportInstant | ExportMoney;

export interface ExportColumn<Row> {
  readonly heading: string;
  readonly value: (row: Row) => ExportValue;
}

export function asDay(day: string | null): ExportDay | null {
  return day === null || day === '' ? null : { kind: 'day', day };
}

/** The time zone is an IANA name. */
export function asInstant(instant: string | null, timeZone = 'UTC'): ExportInstant | null {
  return instant === null || instant === '' ? null : { kind: 'instant', instant, timeZone };
}

/** The amount is in minor units. */
export function asMoney(amount: number | null, currency: string): ExportMoney | null {
  return amount === null ? null : { kind: 'money', amount, currency };
}
