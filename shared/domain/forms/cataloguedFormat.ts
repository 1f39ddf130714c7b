/** A format as shared/data/isi-catalogue.json has it. */
export interface CataloguedFormat {
  readonly format: string;
  readonly entry: 'individual' | 'team' | 'dance';
  readonly skaters: [number, number];
  readonly music: string;
  /** No source has been found for any of it. */
  readonly unverified?: boolean;
  readonly events: readonly {
    readonly level: string;
    /** Programme time; null where nobody has said. */
    readonly seconds: number | null;
    /** How many skate in a team, where that is the event's own. */
    readonly skaters?: [number, number];
    /** Of a division, on 1 July. */
    readonly ages?: { readonly from: number | null; readonly to: number | null };
  }[];
}
