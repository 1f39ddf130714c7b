/** Joins class names, skipping unset ones: `joinClasses(styles['card'], wide && styles['wide'])`. */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
