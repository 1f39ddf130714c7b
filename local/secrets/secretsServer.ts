import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import type { Credential } from '../access/credential.ts';
import type { Answer } from '../host/http/answer.ts';
import { jsonAnswer } from '../host/http/answer.ts';
import { signedOnly } from '../host/http/signedOnly.ts';
import type { SecretStore } from './secretStore.ts';

const getSecretValue = z.object({
  SecretId: z.string(),
  VersionId: z.optional(z.string()),
  VersionStage: z.optional(z.string()),
});

const BODY_LIMIT = 64 * 1024;
const CONTENT_TYPE = 'application/x-amz-json-1.1';

const failure = (type: string, message: string): Answer =>
  jsonAnswer(400, { __type: type, message, Message: message }, CONTENT_TYPE);

/** Secrets Manager's wire protocol, with `GetSecretValue` only. */
export function secretsManager(
  store: SecretStore,
  credential: Credential,
): (request: IncomingMessage) => Promise<Answer> {
  return signedOnly({ credential, limit: BODY_LIMIT, refuse: failure }, (request, body) => {
    const target = String(request.headers['x-amz-target'] ?? '');
    if (target !== 'secretsmanager.GetSecretValue')
      return failure('UnknownOperationException', `${target || 'This call'} is not supported here.`);
    const parsed = getSecretValue.safeParse(JSON.parse(body.toString('utf8')));
    if (!parsed.success) return failure('InvalidParameterException', 'SecretId is missing.');
    return secretValue(store, parsed.data.SecretId, parsed.data.VersionStage ?? 'AWSCURRENT');
  });
}

function secretValue(store: SecretStore, id: string, stage: string): Answer {
  const name = id.slice(id.lastIndexOf(':') + 1);
  const secret = store.read(name);
  const value =
    stage === 'AWSCURRENT' ? secret?.current : stage === 'AWSPREVIOUS' ? secret?.previous : undefined;
  if (secret === undefined || value === undefined)
    return failure('ResourceNotFoundException', "Secrets Manager can't find the specified secret value.");
  return jsonAnswer(
    200,
    {
      ARN: id,
      Name: name,
      CreatedDate: Date.parse(secret.createdAt) / 1000,
      SecretString: value,
      VersionId: stage === 'AWSCURRENT' ? secret.versionId : `${secret.versionId}-previous`,
      VersionStages: [stage],
    },
    CONTENT_TYPE,
  );
}
