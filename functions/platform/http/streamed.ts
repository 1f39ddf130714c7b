import type { Context } from 'aws-lambda';
import { currentTime } from '../clock.ts';
import { withRequestId } from '../log.ts';
import type { Key } from '../table/key.ts';

/** The event of infra/constructs/MailStream, as far as it is read; a call through the gateway has no records. */
interface Streamed {
  readonly Records: readonly {
    readonly dynamodb: { readonly Keys: Readonly<Record<keyof Key, { readonly S: string }>> };
  }[];
}

/** A Lambda that does what `answer` does, and `work` for items that are new in the table. */
export function withStream<Event extends object, Answer>(
  answer: (event: Event, context: Context) => Promise<Answer>,
  work: (keys: readonly Key[], now: Date) => Promise<void>,
) {
  return async (event: Event | Streamed, context: Context): Promise<Answer | undefined> => {
    if (!('Records' in event)) return answer(event, context);
    const keys = event.Records.map(({ dynamodb: { Keys } }) => ({ pk: Keys.pk.S, sk: Keys.sk.S }));
    await withRequestId(context.awsRequestId, () => work(keys, currentTime()));
    return undefined;
  };
}
