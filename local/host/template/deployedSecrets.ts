import type { Deployment } from './deployment.ts';

/** A template's reference to a secret's value, which CloudFormation resolves at deployment. */
const REFERENCE = /\{\{resolve:secretsmanager:([\w-]+):SecretString:[^}]*\}\}/g;

/**
 * The deployment as CloudFront has it: headers that refer to a secret contain its value.
 * @throws Error if the template refers to a missing secret
 */
export function withSecrets(deployment: Deployment, valueOf: (name: string) => string): Deployment {
  const filled = (text: string) => text.replace(REFERENCE, (_, name: string) => valueOf(name));
  const behaviours = deployment.delivery.behaviours.map((behaviour) => {
    const { origin } = behaviour;
    if (origin.kind !== 'api') return behaviour;
    const headers = Object.entries(origin.headers).map(([name, value]) => [name, filled(value)] as const);
    return { ...behaviour, origin: { ...origin, headers: Object.fromEntries(headers) } };
  });
  return { ...deployment, delivery: { behaviours } };
}
