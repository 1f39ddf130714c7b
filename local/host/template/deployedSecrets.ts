import type { Deployment } from './deployment.ts';

/** How a template refers to a secret's value, which CloudFormation fills in at deployment. */
const REFERENCE = /\{\{resolve:secretsmanager:([\w-]+):SecretString:[^}]*\}\}/g;

/**
 * The deployment as CloudFront has it: headers that name a secret hold its value.
 * @throws Error when there is no secret of a name that the template refers to
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
