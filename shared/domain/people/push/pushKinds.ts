/** What an account may be told of by push, each by choice. */
export const PUSH_KINDS = ['soon', 'moved', 'results', 'messages'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What a follower without an account may be told of: organisers write to families, coaches and judges. */
export const FOLLOWER_KINDS = ['soon', 'moved', 'results'] as const satisfies readonly PushKind[];
