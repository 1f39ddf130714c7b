/** The calendar day where the reader sits, `YYYY-MM-DD`: money comes on the treasurer's day. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
