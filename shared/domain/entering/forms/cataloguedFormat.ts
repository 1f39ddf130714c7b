/** A format in shared/data/isi-catalogue.json. */
export interface CataloguedFormat {
  readonly format: string;
  readonly entry: 'individual' | 'team' | 'dance';
  readonly skaters: [number, number];
  readonly music: string;
  /** True if no source was found for the format. */
  readonly unverified?: boolean;
  readonly events: readonly {
    readonly level: string;
    /** Programme time; null if unknown. */
    readonly seconds: number | null;
    /** Fewest and most skaters of a team, if the event has its own limits. */
    readonly skaters?: [number, number];
    /** Ages of a division, on 1 July. */
    readonly ages?: { readonly from: number | null; readonly to: number | null };
  }[];
}
