import type { Context } from 'aws-lambda';
import { currentTime } from '../clock.ts';
import { withRequestId } from '../log.ts';
import type { Key } from '../table/key.ts';

/** The event of infra/constructs/OutboxStream, as far as it is read. */
interface Streamed {
  readonly Records: readonly {
    readonly dynamodb: {
      readonly Keys: Readonly<Record<keyof Key, { readonly S: string }>>;
      readonly SequenceNumber: string;
    };
  }[];
}

/** Lambda gives the records from the first of these on again. */
interface PartialAnswer {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

/**
 * A Lambda that does `work` for items that are new in the table, and answers for each of its records.
 * @param work returns the keys of the items that it has not done
 */
export const streamHandler =
  (work: (keys: readonly Key[], now: Date) => Promise<readonly Key[]>) =>
  async ({ Records }: Streamed, context: Context): Promise<PartialAnswer> => {
    const records = Records.map(({ dynamodb: { Keys, SequenceNumber } }) => ({
      key: { pk: Keys.pk.S, sk: Keys.sk.S },
      itemIdentifier: SequenceNumber,
    }));
    const keys = records.map(({ key }) => key);
    const left = await withRequestId(context.awsRequestId, () => work(keys, currentTime()));
    const isLeft = (key: Key) => left.some(({ pk, sk }) => pk === key.pk && sk === key.sk);
    return {
      batchItemFailures: records
        .filter(({ key }) => isLeft(key))
        .map(({ itemIdentifier }) => ({ itemIdentifier })),
    };
  };
