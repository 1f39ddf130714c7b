import { auditWrite } from '../../store/accounts/audit.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { replaceSignInSettings, signInSettings } from '../../store/settings/signInSettings.ts';

export const getSignInSettings: Handler<'getSignInSettings'> = async () => ({ data: await signInSettings() });

/** Who changed it, and to what, stands in that person's account. */
export const updateSignInSettings: Handler<'updateSignInSettings'> = async ({
  body,
  session,
  now,
  viewer,
}) => {
  const changed = { ...body, version: body.version + 1 };
  const { secondFactorRequired } = body;
  await replaceSignInSettings(changed, [
    auditWrite({
      userId: session.id,
      event: 'signInSettingsChanged',
      at: now,
      address: viewer.address,
      details: { secondFactorRequired },
    }),
  ]);
  return { data: changed };
};
