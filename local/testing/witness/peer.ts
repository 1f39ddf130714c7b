import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a database answered; `type` is the error's name, '' without one. */
export interface Answer {
  readonly type: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sends calls to DynamoDB Local, which keeps the data of each access key apart and checks no signature. */
export function peerAt(address: string, accessKey: string) {
  const agent = new Agent({ keepAlive: true });
  const authorization =
    `AWS4-HMAC-SHA256 Credential=${accessKey}/20200101/local/dynamodb/aws4_request, ` +
    'SignedHeaders=host, Signature=unchecked';
  return async (name: string, body: string): Promise<Answer> => {
    const answer = await new Promise<string>((resolve, reject) => {
      const call = request(
        address,
        {
          agent,
          method: 'POST',
          headers: {
            authorization,
            'content-type': 'application/x-amz-json-1.0',
            'x-amz-target': `DynamoDB_20120810.${name}`,
          },
        },
        (response) => {
          text(response).then(resolve, reject);
        },
      );
      call.once('error', reject);
      call.end(body);
    });
    return toAnswer(JSON.parse(answer) as Answer['body']);
  };
}

/** @param body an answer's, with `__type` if it is an error */
export function toAnswer({ __type, ...body }: Answer['body']): Answer {
  return { type: typeof __type === 'string' ? __type.slice(__type.indexOf('#') + 1) : '', body };
}
