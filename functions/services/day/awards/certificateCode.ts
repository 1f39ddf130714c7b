import { createHmac } from 'node:crypto';

/** 120 bits, which nobody guesses, in a QR code that a phone reads from paper. */
const LENGTH = 20;

/** A place on a certificate: the version of a result that has it. */
export interface CertifiedPlace {
  readonly flightId: string;
  readonly programmeId: string;
  readonly version: number;
}

/** The last part of a certificate's address. Whoever has one certificate finds no other by it. */
export function certificateCode(secret: string, { flightId, programmeId, version }: CertifiedPlace): string {
  const place = JSON.stringify([flightId, programmeId, version]);
  return createHmac('sha256', secret).update(place).digest('base64url').slice(0, LENGTH);
}
