/** An address of which its owner knows it again and others do not read it: `r•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(Math.max(1, at))}`;
}
