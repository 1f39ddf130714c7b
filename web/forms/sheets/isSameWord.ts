/** Whether a file's heading is the field's own name, so that the reader needs only one of them. */
export function isSameWord(heading: string, field: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase().replaceAll('’', "'");
  return plain(heading) === plain(field);
}
