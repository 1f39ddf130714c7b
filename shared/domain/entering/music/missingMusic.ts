interface Programme {
  readonly file: object | null;
  /** Its flight has left the ice, or it was scratched or absent. */
  readonly isOver: boolean;
}

/** Whether a file is still to be sent: nothing is missing once it was skated. */
export const lacksMusic = ({ file, isOver }: Programme): boolean => file === null && !isOver;

/** The programmes of a competition whose music is still to be sent; none where the organiser collects none. */
export const missingMusic = <P extends Programme>({
  rules,
  programmes,
}: {
  readonly rules: { readonly isCollected: boolean };
  readonly programmes: readonly P[];
}): readonly P[] => (rules.isCollected ? programmes.filter(lacksMusic) : []);
