/** A mail to somebody; its subject names the entry, so that whoever reads it finds it. */
export function mailAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

/** A telephone number as a link: figures and the plus alone. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
