/** The class names that are set, in order: `joinClasses(styles['card'], wide && styles['wide'])`. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
