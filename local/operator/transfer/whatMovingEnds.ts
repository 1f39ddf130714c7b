interface Move {
  readonly hasSecrets: boolean;
  readonly competition: boolean;
}

/** What people notice after a move, one sentence a line, for the operator to read before it. */
export function whatMovingEnds({ hasSecrets, competition }: Move): string[] {
  return [
    hasSecrets
      ? 'Everybody logs in again. Passwords and second factors go along.'
      : 'Passwords, second factors, and the codes of helpers and certificates do not go along: everybody chooses a new password by “Forgot password”.',
    ...(hasSecrets
      ? ['Authenticator apps work on with the key for second factors: see docs/operations.md.']
      : []),
    'Passkeys work only under the name for which they were made.',
    competition
      ? 'Links in emails and calendar feeds lead to the old name, where the competition stays as it was: they show the new place only if it takes the name over, and a feed shows this competition alone there.'
      : 'Links in emails and calendar feeds lead to the old name: they work on if the new place takes it over.',
    'Emails that wait are not sent by the new place. They are listed there as unsent; the old place still sends them while it runs.',
    ...(competition
      ? [
          'With the competition go the accounts of its families, managers and coaches: names, addresses and the skaters they keep. Entries in other competitions, members and the federation’s settings stay.',
          'Head coaches and the competition’s managers keep their role. A super administrator who coaches arrives as a head coach without a rink, others and managers of other competitions as families: give them their roles at the new place.',
        ]
      : []),
  ];
}
